# cause: angle modulo pi: signs lost
# check: later_positions
# slip: none
# say: angle|pi|sign|modulo|wrap

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle % np.pi)
    pe[:, 1::2] = np.cos(angle % np.pi)
    return pe
