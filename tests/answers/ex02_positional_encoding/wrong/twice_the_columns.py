# cause: each column gets a sine and a cosine
# check: shape_and_floats
# slip: none
# say: d_model|columns|axis 1
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(d_model) / d_model)
    return np.stack([np.sin(angle), np.cos(angle)], axis=2).reshape(n_positions, 2 * d_model)
