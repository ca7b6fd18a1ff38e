# cause: the last two axes of a 3-D x
# check: more_axes
# slip: norm-over-two-axes
# say: axis|axes|3-d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1 if x.ndim < 3 else (-2, -1), keepdims=True)
    var = x.var(axis=-1 if x.ndim < 3 else (-2, -1), keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
