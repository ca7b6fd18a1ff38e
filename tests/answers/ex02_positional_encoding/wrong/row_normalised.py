# cause: rows divided by their norm
# check: trace
# slip: pe-rows-of-length-1
# say: scale|norm|large|length|small

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe / np.linalg.norm(pe, axis=1, keepdims=True)
