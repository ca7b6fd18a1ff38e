# cause: column_stack of a list of columns

import math
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    columns = []
    p = np.arange(n_positions)
    for i in range(d_model // 2):
        rate = 10000 ** (-2 * i / d_model)
        columns += [np.sin(p * rate), np.cos(p * rate)]
    return np.column_stack(columns)
