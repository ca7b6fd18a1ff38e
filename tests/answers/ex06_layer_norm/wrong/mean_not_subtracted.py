# cause: x is divided but never centred
# check: trace
# slip: norm-no-mean
# say: mean|centre|subtract
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * x / np.sqrt(var + eps) + beta
