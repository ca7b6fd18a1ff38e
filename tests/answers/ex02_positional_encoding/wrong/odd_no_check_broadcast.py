# cause: no check; pe[:, 0::2] = one column is broadcast at d_model 3
# check: odd_d_model
# slip: none
# say: odd|valueerror|raise

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
