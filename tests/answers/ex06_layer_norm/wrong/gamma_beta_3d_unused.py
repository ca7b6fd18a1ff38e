# cause: eps other than the default is forgotten for 3-D
# check: all_together
# slip: none
# say: eps|shape|differ
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    if x.ndim > 2:
        eps = 1e-5
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
