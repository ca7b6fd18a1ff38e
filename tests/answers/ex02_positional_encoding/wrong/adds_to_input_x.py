# cause: takes X and adds the table to it, as a layer does
# check: shape_and_floats
# slip: none
# say: argument|number|error

import math
import numpy as np


def positional_encoding(x, d_model):
    n = x.shape[0]
    a = np.arange(n)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    out = np.zeros((n, d_model))
    out[:, 0::2] = np.sin(a)
    out[:, 1::2] = np.cos(a)
    return x + out
