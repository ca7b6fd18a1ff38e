# cause: the longest table so far is kept and returned whole
# check: shape_and_floats
# slip: none
# say: positions|rows|cache
import numpy as np

TABLES = {}


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    old = TABLES.get(d_model)
    if old is None or len(old) < n_positions:
        angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
        TABLES[d_model] = np.stack([np.sin(angle), np.cos(angle)], axis=2).reshape(n_positions, d_model)
    return TABLES[d_model]
