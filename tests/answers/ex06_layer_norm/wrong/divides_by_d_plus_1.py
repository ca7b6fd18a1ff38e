# cause: the variance divides by d + 1
# check: trace
# slip: norm-divides-by-d-plus-1
# say: divide|variance|d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = ((x - mean) ** 2).sum(axis=-1, keepdims=True) / (x.shape[-1] + 1)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
