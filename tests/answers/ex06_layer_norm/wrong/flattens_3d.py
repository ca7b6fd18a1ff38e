# cause: reshapes to (-1, d) and leaves it so
# check: more_axes
# slip: none
# say: shape|axes|3-d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim > 1:
        x = x.reshape(-1, x.shape[-1])
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
