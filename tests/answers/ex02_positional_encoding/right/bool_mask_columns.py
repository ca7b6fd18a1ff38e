# cause: boolean masks of the columns, nditer

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = np.zeros((n_positions, d_model))
    even = np.arange(d_model) % 2 == 0
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(d_model // 2) / (d_model / 2))
    out[:, even] = np.sin(a)
    out[:, ~even] = np.cos(a)
    return out
