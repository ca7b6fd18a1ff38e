# cause: a dict position -> row
# check: shape_and_floats
# slip: none
# say: array|dict

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    out = {}
    for p in range(n_positions):
        a = p / 10000 ** (np.arange(0, d_model, 2) / d_model)
        out[p] = np.stack([np.sin(a), np.cos(a)], -1).ravel()
    return out
