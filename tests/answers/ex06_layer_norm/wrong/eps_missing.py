# cause: eps is never used
# check: equal_features
# slip: norm-eps-missing
# say: eps|0 / 0|divide|nan
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var) + beta
