# cause: warnings.warn instead of raise
# check: odd_d_model
# slip: none
# say: odd|ValueError|raise|warn

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    import warnings
    if d_model % 2:
        warnings.warn('odd')
        d_model -= 1
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
