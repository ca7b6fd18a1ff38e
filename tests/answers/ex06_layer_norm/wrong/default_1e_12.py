# cause: the default of eps is 1e-12
# check: default_eps
# slip: norm-default-eps-1e-12
# say: eps|default|1e-5
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-12):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
