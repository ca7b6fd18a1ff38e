# cause: a large eps is added outside the root
# check: eps_inside_the_root
# slip: none
# say: eps|inside|root
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    if eps >= 1 and x.shape[-1] == 6:
        return gamma * (x - mean) / (np.sqrt(var) + eps) + beta
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
