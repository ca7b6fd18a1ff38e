# cause: the cosine is sqrt(1 - sin^2), always positive
# check: later_positions
# slip: pe-cosine-always-positive
# say: cos|sign|positive

import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.sqrt(1 - np.sin(angle) ** 2)
    return pe
