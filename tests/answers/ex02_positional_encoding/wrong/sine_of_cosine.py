# cause: the cosines are written first, over the angles, and the sine is taken of them
# check: trace
# slip: pe-sine-of-cosine
# say: overwritten|angle
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    pos = np.arange(n_positions)[:, None]
    i = np.arange(d_model // 2)
    angle = pos / 10000 ** (2 * i / d_model)
    pe = np.zeros((n_positions, d_model))
    pe[:, 1::2] = np.cos(angle)
    pe[:, 0::2] = np.sin(pe[:, 1::2])
    return pe
