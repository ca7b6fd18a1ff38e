# cause: angles in both columns, no sin and cos
# check: trace
# slip: pe-angles-alone
# say: sin|angle|wave

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    return np.repeat(angle, 2, axis=1)
