# cause: checks n_positions instead of d_model
# check: shape_and_floats
# slip: none
# say: odd|d_model|valueerror|n_positions

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if n_positions % 2:
        raise ValueError('odd')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
