# cause: extra optional parameters and other names

import math
import numpy as np


def positional_encoding(seq_len, dim, base=10000.0, dtype=np.float64, *, verbose=False):
    if dim & 1:
        raise ValueError
    if verbose:
        print(seq_len, dim)
    theta = np.outer(np.arange(seq_len), base ** (-np.arange(0, dim, 2) / dim))
    out = np.empty((seq_len, dim), dtype)
    out[:, 0::2] = np.sin(theta)
    out[:, 1::2] = np.cos(theta)
    return out
