# cause: the base is 100000
# check: trace
# slip: pe-base-100000
# say: base|10000
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 100000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
