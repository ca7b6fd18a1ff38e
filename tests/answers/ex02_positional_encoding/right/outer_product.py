# cause: right: np.outer of positions and speeds
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    speeds = 1 / np.power(10000, np.arange(0, d_model, 2) / d_model)
    angles = np.outer(np.arange(n_positions), speeds)
    return np.stack([np.sin(angles), np.cos(angles)], axis=2).reshape(n_positions, d_model)
