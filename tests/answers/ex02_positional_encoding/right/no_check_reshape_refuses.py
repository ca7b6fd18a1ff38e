# cause: no check of its own: the reshape raises ValueError for odd d_model

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(d_model // 2) * 2 / d_model)
    return np.stack([np.sin(a), np.cos(a)], axis=-1).reshape(n_positions, d_model)
