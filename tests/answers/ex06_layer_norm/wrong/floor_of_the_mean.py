# cause: the mean is rounded down, the variance is right
# check: trace
# slip: norm-floor-of-the-mean
# say: mean|floor|decimals
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.floor(x.mean(axis=-1, keepdims=True))
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
