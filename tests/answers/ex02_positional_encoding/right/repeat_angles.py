# cause: np.repeat of the frequencies, in-place on its own array

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    a = np.outer(np.arange(n_positions), np.repeat(10000.0 ** (-np.arange(0, d_model, 2) / d_model), 2))
    np.sin(a[:, 0::2], out=a[:, 0::2])
    np.cos(a[:, 1::2], out=a[:, 1::2])
    return a
