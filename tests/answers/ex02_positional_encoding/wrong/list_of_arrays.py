# cause: a list of row arrays
# check: shape_and_floats
# slip: none
# say: array|list

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = []
    for p in range(n_positions):
        a = p / 10000 ** (np.arange(0, d_model, 2) / d_model)
        out.append(np.stack([np.sin(a), np.cos(a)], -1).ravel())
    return out
