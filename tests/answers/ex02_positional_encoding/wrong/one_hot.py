# cause: one-hot rows
# check: trace
# slip: none
# say: sin|formula|row|position

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    return np.eye(n_positions, d_model)
