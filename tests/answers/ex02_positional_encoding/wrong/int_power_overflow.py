# cause: numpy integer power 10000**(2i), root later: overflow
# check: other_sizes
# slip: none
# say: wrong for other sizes

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / (np.abs(10000 ** (2 * i)) + 0.0) ** (1 / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
