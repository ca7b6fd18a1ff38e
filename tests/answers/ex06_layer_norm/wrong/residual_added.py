# cause: x is added to the result
# check: trace
# slip: norm-residual
# say: not right|residual|mean
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return x + gamma * (x - mean) / np.sqrt(var + eps) + beta
