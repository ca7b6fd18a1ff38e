# cause: frequencies in float16
# check: later_positions
# slip: none
# say: float16|precision|frequency|digits

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos * (10000.0 ** (-2 * i / d_model)).astype(np.float16).astype(float)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
