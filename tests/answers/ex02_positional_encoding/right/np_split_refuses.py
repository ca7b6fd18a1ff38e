# cause: np.split raises ValueError for odd d_model

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    np.split(np.arange(d_model), d_model // 2 if d_model % 2 == 0 else 2)
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(a)
    pe[:, 1::2] = np.cos(a)
    return pe
