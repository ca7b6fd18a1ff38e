# cause: built (d_model, n), the transpose (a view) goes out

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = np.zeros((d_model, n_positions))
    for i in range(d_model // 2):
        a = np.arange(n_positions) / 10000 ** (2 * i / d_model)
        out[2 * i], out[2 * i + 1] = np.sin(a), np.cos(a)
    return out.T
