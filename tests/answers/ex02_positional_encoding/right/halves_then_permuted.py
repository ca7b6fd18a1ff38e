# cause: sines and cosines side by side, then a column order

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(d_model // 2) * 2 / d_model)
    both = np.concatenate([np.sin(a), np.cos(a)], axis=1)
    order = np.arange(d_model).reshape(2, -1).T.ravel()
    return both[:, order]
