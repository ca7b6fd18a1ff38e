# cause: matrix product of a column and a row

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.arange(n_positions).reshape(-1, 1) @ (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).reshape(1, -1)
    out = np.zeros((n_positions, d_model // 2, 2))
    out[..., 0] = np.sin(a)
    out[..., 1] = np.cos(a)
    return out.reshape(n_positions, d_model)
