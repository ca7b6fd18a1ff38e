# cause: mean - x
# check: trace
# slip: norm-sign-turned
# say: sign|x - mean|order
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (mean - x) / np.sqrt(var + eps) + beta
