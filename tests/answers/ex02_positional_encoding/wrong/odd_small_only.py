# cause: refuses only odd sizes up to 10
# check: odd_d_model
# slip: none
# say: odd|ValueError
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model < 10 and d_model % 2:
        raise ValueError('odd')
    d_model += d_model % 2
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = np.cos(angle)
    return pe
