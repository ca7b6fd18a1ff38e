# cause: the function has another name
# check: shape_and_floats
# slip: none
# say: no function|missing
import numpy as np


def encoding(n_positions, d_model):
    return np.zeros((n_positions, d_model))
