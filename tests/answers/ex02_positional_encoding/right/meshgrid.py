# cause: np.meshgrid

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    i, p = np.meshgrid(np.arange(d_model // 2), np.arange(n_positions))
    a = p / 10000 ** (i / (d_model / 2))
    return np.dstack([np.sin(a), np.cos(a)]).reshape(n_positions, -1)
