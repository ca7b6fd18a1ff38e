# cause: the base is 1000 instead of 10000
# check: trace
# slip: pe-base-1000
# say: 10000|base|frequency
import numpy as np

def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    table = np.zeros((n_positions, d_model))
    for pos in range(n_positions):
        for k in range(d_model):
            angle = pos / (1000 ** ((k - k % 2) / d_model))
            table[pos, k] = np.sin(angle) if k % 2 == 0 else np.cos(angle)
    return table
