# cause: np.apply_along_axis per row, hstack of pairs

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    w = 1 / np.power(10000.0, np.arange(d_model // 2) / (d_model // 2))
    def row(p):
        return np.vstack([np.sin(p * w), np.cos(p * w)]).T.flatten()
    return np.apply_along_axis(row, 1, np.arange(n_positions, dtype=float)[:, None])
