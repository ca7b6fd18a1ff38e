# cause: keyword-only parameters
# check: shape_and_floats
# slip: none
# say: position|keyword|argument

import math
import numpy as np


def positional_encoding(*, n_positions, d_model):
    if d_model % 2:
        raise ValueError("odd")
    a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(a), np.cos(a)], -1).reshape(n_positions, d_model)
