# cause: sys.exit for odd
# check: odd_d_model
# slip: none
# say: ValueError|exit|raise

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    import sys
    if d_model % 2:
        sys.exit('odd')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
