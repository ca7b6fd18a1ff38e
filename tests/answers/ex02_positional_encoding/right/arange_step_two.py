# cause: arange(0, d, 2) holds 2i already

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    pe = np.zeros((n_positions, d_model))
    pos = np.arange(n_positions).reshape(-1, 1)
    freq = 1.0 / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe[:, 0::2] = np.sin(pos * freq)
    pe[:, 1::2] = np.cos(pos * freq)
    return pe
