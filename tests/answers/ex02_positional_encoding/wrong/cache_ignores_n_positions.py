# cause: tables are cached by d_model only, so a second call with another n_positions gets the old number of rows
# check: shape_and_floats
# slip: none
# say: cache|second call|repeat|number of positions
import numpy as np

_tables = {}

def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    if d_model not in _tables:
        angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
        t = np.zeros((n_positions, d_model))
        t[:, 0::2] = np.sin(angle)
        t[:, 1::2] = np.cos(angle)
        _tables[d_model] = t
    return _tables[d_model].copy()
