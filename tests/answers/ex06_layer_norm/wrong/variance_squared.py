# cause: squares the variance under the root
# check: trace
# slip: norm-squared
# say: variance|root|square
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var ** 2 + eps) + beta
