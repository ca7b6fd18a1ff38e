# cause: d_model / 2 is int is never true, so every size is refused
# check: shape_and_floats
# slip: none
# say: even|ValueError|every

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if not isinstance(d_model / 2, int):
        raise ValueError('odd')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
