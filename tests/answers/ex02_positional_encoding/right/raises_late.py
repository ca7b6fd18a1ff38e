# cause: the check stands at the end, with try/finally and a UnicodeError-free subclass

import math
import numpy as np


class OddWidth(ValueError):
    pass
def positional_encoding(n_positions, d_model):
    half = d_model / 2
    i = np.arange(int(half))
    a = np.arange(n_positions)[:, None] / 10000 ** (i / half)
    out = np.zeros((n_positions, d_model + d_model % 2))
    out[:, 0:2 * len(i):2] = np.sin(a)
    out[:, 1:2 * len(i):2] = np.cos(a)
    if int(half) != half:
        raise OddWidth(d_model)
    return out
