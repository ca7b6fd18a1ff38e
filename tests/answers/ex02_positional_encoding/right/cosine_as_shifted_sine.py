# cause: right: the cosine is the sine a quarter turn later
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    col = np.arange(d_model)
    angle = np.arange(n_positions)[:, None] / 10000 ** (col // 2 * 2 / d_model)
    return np.sin(angle + np.pi / 2 * (col % 2))
