# cause: lru_cache, the array is read-only

import math
import numpy as np


from functools import lru_cache
@lru_cache(maxsize=None)
def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError("d_model must be even")
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    out = np.zeros((n_positions, d_model))
    out[:, 0::2] = np.sin(a)
    out[:, 1::2] = np.cos(a)
    out.setflags(write=False)
    return out
