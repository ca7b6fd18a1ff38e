# cause: long double

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    p = np.arange(n_positions, dtype=np.longdouble)[:, None]
    a = p / np.longdouble(10000) ** (np.arange(0, d_model, 2, dtype=np.longdouble) / d_model)
    pe = np.zeros((n_positions, d_model), dtype=np.longdouble)
    pe[:, 0::2] = np.sin(a)
    pe[:, 1::2] = np.cos(a)
    return pe
