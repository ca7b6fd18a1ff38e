# cause: right: an odd d_model ends in numpy's own ValueError
import numpy as np


def positional_encoding(n_positions, d_model):
    pos = np.arange(n_positions)[:, None]
    angle = pos / 10000 ** (np.arange(d_model).reshape(-1, 2)[:, 0] / d_model)
    return np.stack([np.sin(angle), np.cos(angle)], -1).reshape(n_positions, d_model)
