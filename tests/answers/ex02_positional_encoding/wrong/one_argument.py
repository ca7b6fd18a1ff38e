# cause: takes d_model alone
# check: shape_and_floats
# slip: none
# say: argument|called with
import numpy as np


def positional_encoding(d_model):
    return np.zeros((10, d_model))
