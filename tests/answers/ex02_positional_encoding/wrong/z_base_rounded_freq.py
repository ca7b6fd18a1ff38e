# cause: frequencies rounded to 6 decimals
# check: other_sizes
# slip: none
# say: round|precision|frequency|digits

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos * np.round(10000 ** (-2 * i / d_model), 6)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
