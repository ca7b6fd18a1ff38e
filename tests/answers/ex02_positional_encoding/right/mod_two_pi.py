# cause: angles reduced modulo 2 pi first

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    a = np.mod(a, 2 * np.pi)
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = np.sin(a)
    out[:, 1::2] = np.cos(a)
    return out
