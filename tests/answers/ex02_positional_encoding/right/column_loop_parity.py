# cause: loop over columns, odd column uses c - 1

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pe = np.zeros((n_positions, d_model))
    for c in range(d_model):
        for p in range(n_positions):
            if c % 2 == 0:
                pe[p, c] = math.sin(p / 10000 ** (c / d_model))
            else:
                pe[p, c] = math.cos(p / 10000 ** ((c - 1) / d_model))
    return pe
