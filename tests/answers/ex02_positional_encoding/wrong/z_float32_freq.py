# cause: only the frequencies in float32
# check: long_table_keeps_its_digits
# slip: none
# say: float32|precision|digits

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    freq = (10000 ** (-2 * i / d_model)).astype(np.float32)
    angle = pos * freq
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
