# cause: every pair has the speed of pair 0
# check: trace
# slip: pe-integer-division
# say: same frequency|exponent
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    angle = np.arange(n_positions)
    return np.stack([np.sin(angle), np.cos(angle)] * (d_model // 2), axis=1)
