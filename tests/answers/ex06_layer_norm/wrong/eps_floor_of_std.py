# cause: the deviation has eps as its lower limit
# check: default_eps
# slip: norm-eps-as-floor-of-deviation
# say: eps|floor|maximum|added
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.maximum(np.sqrt(var), eps) + beta
