# cause: right: np.vectorize around a scalar function
import numpy as np
import math


def one_value(pos, col, d):
    i = col // 2
    angle = pos / math.pow(10000, 2 * i / d)
    return math.sin(angle) if col == 2 * i else math.cos(angle)


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    rows, cols = np.indices((n_positions, d_model))
    return np.vectorize(one_value, otypes=[float])(rows, cols, d_model)
