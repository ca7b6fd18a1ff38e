# cause: scales by 1 + gamma
# check: trace
# slip: norm-one-plus-gamma
# say: gamma|scale
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (1 + gamma) * (x - mean) / np.sqrt(var + eps) + beta
