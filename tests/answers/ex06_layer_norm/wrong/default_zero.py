# cause: the default of eps is 0
# check: equal_features
# slip: norm-default-eps-0
# say: eps|default|1e-5
import numpy as np


def layer_norm(x, gamma, beta, eps=0.0):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
