# cause: the cosine is 1 - sin^2, without the root
# check: trace
# slip: pe-cosine-from-square
# say: cos|sin^2
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 0::2] = np.sin(angle)
    pe[:, 1::2] = 1 - np.sin(angle) ** 2
    return pe
