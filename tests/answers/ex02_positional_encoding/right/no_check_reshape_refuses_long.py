# cause: as above with arange(0, d, 2)

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(a), np.cos(a)], axis=-1).reshape(n_positions, d_model)
