# cause: plain Python loops with (i//2)*2, one number at a time
import numpy as np


import math


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    table = [[(math.cos if j % 2 else math.sin)(pos / 10000 ** ((j // 2) * 2 / d_model))
              for j in range(d_model)] for pos in range(n_positions)]
    return np.array(table, dtype=float).reshape(n_positions, d_model)
