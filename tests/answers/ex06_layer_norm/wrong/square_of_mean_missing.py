# cause: mean of squares minus the mean, not its square
# check: trace
# slip: none
# say: variance|square|not right|mean
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = (x ** 2).mean(axis=-1, keepdims=True) - mean
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
