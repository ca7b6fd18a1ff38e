# cause: right: np.where chooses by column
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    col = np.arange(d_model)
    angle = np.arange(n_positions)[:, None] / np.power(10000.0, (col - col % 2) / d_model)
    return np.where(col % 2 == 0, np.sin(angle), np.cos(angle))
