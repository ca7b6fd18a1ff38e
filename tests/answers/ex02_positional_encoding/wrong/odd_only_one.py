# cause: only d_model 1 is refused
# check: odd_d_model
# slip: none
# say: odd|ValueError|raise

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model < 2:
        raise ValueError('too small')
    pos = np.arange(n_positions)[:, None]
    i = np.arange((d_model + 1) // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)[:, :d_model // 2]
    return pe
