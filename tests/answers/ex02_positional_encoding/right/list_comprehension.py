# cause: right: nested list comprehension with math, converted to an array
import numpy as np
from math import sin, cos


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    return np.array([[f(pos / 10000 ** (2 * i / d_model)) for i in range(d_model // 2) for f in (sin, cos)]
                     for pos in range(n_positions)])
