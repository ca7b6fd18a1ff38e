# cause: sin(a) = cos(a - pi/2)

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    col = np.arange(d_model)
    a = np.arange(n_positions)[:, None] / 10000 ** ((col - col % 2) / d_model)
    return np.cos(a - (1 - col % 2) * np.pi / 2)
