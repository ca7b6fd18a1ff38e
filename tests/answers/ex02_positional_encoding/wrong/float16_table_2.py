# cause: rounds the table to half precision, 0.8413 instead of 0.8415
# check: shape_and_floats
# slip: none
# say: float16|precision|dtype|rounded
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    div = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(pos * div)
    pe[:, 1::2] = np.cos(pos * div)
    return pe.astype(np.float16)
