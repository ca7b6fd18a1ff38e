# cause: a ReLU on the result
# check: trace
# slip: norm-relu
# say: not right|relu|differ
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return np.maximum(gamma * (x - mean) / np.sqrt(var + eps) + beta, 0)
