# cause: np.fromfunction

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    def f(p, c):
        a = p / 10000 ** (2 * (c // 2) / d_model)
        return np.where(c % 2 == 0, np.sin(a), np.cos(a))
    return np.fromfunction(f, (n_positions, d_model))
