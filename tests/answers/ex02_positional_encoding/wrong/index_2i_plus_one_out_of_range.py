# cause: loops i over d_model and writes 2i, out of bounds
# check: shape_and_floats
# slip: none
# say: out of bounds|index|d_model // 2|half|pairs

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = np.zeros((n_positions, d_model))
    for p in range(n_positions):
        for i in range(d_model):
            a = p / 10000 ** (2 * i / d_model)
            out[p, 2 * i] = np.sin(a)
            out[p, 2 * i + 1] = np.cos(a)
    return out
