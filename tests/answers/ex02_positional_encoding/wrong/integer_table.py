# cause: the table is created with dtype int, so every value is cut to 0 or 1
# check: shape_and_floats
# slip: none
# say: float|integer|dtype|cut off
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    result = np.zeros((n_positions, d_model), dtype=int)
    for p in range(n_positions):
        for i in range(0, d_model, 2):
            result[p, i] = np.sin(p / 10000 ** (i / d_model))
            result[p, i + 1] = np.cos(p / 10000 ** (i / d_model))
    return result
