# cause: np.logspace with endpoint=False

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    w = np.logspace(0, -4, d_model // 2, endpoint=False)
    a = np.arange(n_positions)[:, None] * w
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(a)
    pe[:, 1::2] = np.cos(a)
    return pe
