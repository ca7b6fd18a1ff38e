# cause: the angle is wrapped at 2 pi with 6.28
# check: later_positions
# slip: none
# say: precision|angle|position

import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle % 6.28)
    pe[:, 1::2] = np.cos(angle % 6.28)
    return pe
