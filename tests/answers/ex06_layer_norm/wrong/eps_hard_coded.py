# cause: ignores the eps argument and uses 1e-12
# check: default_eps
# slip: norm-eps-hard-coded-1e-12
# say: eps|argument|ignored|1e-12
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + 1e-12) + beta
