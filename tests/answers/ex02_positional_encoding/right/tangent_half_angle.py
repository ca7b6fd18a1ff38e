# cause: sin and cos from the half angle

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    h, g = np.sin(a / 2), np.cos(a / 2)
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = 2 * h * g
    out[:, 1::2] = g * g - h * h
    return out
