# cause: raises for more than three axes
# check: more_axes
# slip: none
# say: 4-d|axes|any shape
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim > 3:
        raise ValueError('too many axes')
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
