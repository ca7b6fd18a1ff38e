# cause: 1e-7 is typed in, the argument is ignored
# check: default_eps
# slip: norm-eps-hard-coded-1e-7
# say: eps|ignored|argument|given
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + 1e-7) + beta
