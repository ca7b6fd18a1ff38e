# cause: the table is returned flattened to one axis
# check: shape_and_floats
# slip: none
# say: shape|flat|2-d|axis
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    values = []
    for p in range(n_positions):
        for i in range(d_model // 2):
            values.append(np.sin(p / 10000 ** (2 * i / d_model)))
            values.append(np.cos(p / 10000 ** (2 * i / d_model)))
    return np.array(values)
