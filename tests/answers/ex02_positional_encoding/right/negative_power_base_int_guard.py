# cause: 10000.0 ** negative, generator into fromiter

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    it = (f(p * 10000.0 ** (-2 * i / d_model)) for p in range(n_positions) for i in range(d_model // 2) for f in (math.sin, math.cos))
    return np.fromiter(it, float, n_positions * d_model).reshape(n_positions, d_model)
