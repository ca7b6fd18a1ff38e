# cause: memo keyed by n_positions only
# check: shape_and_floats
# slip: none
# say: earlier|call|cache|remember|d_model|shape|column

import math
import numpy as np


memo = {}
def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("odd")
    if n_positions not in memo:
        a = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
        out = np.zeros((n_positions, d_model))
        out[:, 0::2] = np.sin(a)
        out[:, 1::2] = np.cos(a)
        memo[n_positions] = out
    return memo[n_positions].copy()
