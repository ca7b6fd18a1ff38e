# cause: no check; arange(0, d, 2): numpy refuses 3, 5, ... but d_model 1 slips through
# check: odd_d_model
# slip: none
# say: odd|valueerror|raise|1

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    pos = np.arange(n_positions)[:, None]
    i = np.arange(0, d_model, 2) / 2
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
