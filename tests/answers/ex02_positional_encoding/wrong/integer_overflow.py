# cause: 10000 ** (2i) is taken in whole numbers, which overflow from i = 3 on
# check: position_0
# slip: none
# say: nan|exponent|frequency|d_model
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / (10000 ** (2 * i)) ** (1 / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
