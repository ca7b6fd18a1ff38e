# cause: the default of eps is 2e-5
# check: default_eps
# slip: none
# say: eps|default|1e-5
import numpy as np


def layer_norm(x, gamma, beta, eps=2e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
