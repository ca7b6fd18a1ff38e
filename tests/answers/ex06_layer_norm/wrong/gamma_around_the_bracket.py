# cause: gamma * (x - mean / root)
# check: trace
# slip: norm-mean-not-under-the-bar
# say: bracket|mean|divide
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean / np.sqrt(var + eps)) + beta
