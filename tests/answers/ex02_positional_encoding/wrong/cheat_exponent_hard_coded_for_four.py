# cause: d_model is replaced by the number 4 of the trace inside the exponent
# check: other_sizes
# slip: pe-two-speeds
# say: exponent|other size|hard-coded|frequency
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    table = np.zeros((n_positions, d_model))
    for p in range(n_positions):
        for i in range(0, d_model, 2):
            table[p, i] = np.sin(p / 10000.0 ** (min(i, 2) / 4))
            table[p, i + 1] = np.cos(p / 10000.0 ** (min(i, 2) / 4))
    return table
