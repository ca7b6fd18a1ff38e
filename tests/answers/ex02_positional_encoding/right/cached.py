# cause: right: cached by both sizes, a copy each time
import numpy as np

TABLES = {}


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    key = (n_positions, d_model)
    if key not in TABLES:
        angle = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
        TABLES[key] = np.dstack([np.sin(angle), np.cos(angle)]).reshape(n_positions, d_model)
    return TABLES[key].copy()
