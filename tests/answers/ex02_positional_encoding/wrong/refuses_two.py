# cause: refuses d_model 2
# check: one_pair
# slip: none
# say: ValueError|d_model 2|even
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 or d_model < 4:
        raise ValueError('must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
