# cause: d_model counts pairs' halves: only d_model / 2 columns
# check: shape_and_floats
# slip: none
# say: d_model|columns|axis 1
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    angle = np.arange(n_positions)[:, None] / 10000 ** (np.arange(0, d_model, 2) / d_model)
    return np.sin(angle)
