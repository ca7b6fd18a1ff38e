# cause: tables are cached by n_positions only
# check: shape_and_floats
# slip: none
# say: cache|earlier|wrong shape|d_model
import numpy as np

TABLES = {}


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    if n_positions not in TABLES:
        angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
        TABLES[n_positions] = np.stack([np.sin(angle), np.cos(angle)], axis=2).reshape(n_positions, d_model)
    return TABLES[n_positions]
