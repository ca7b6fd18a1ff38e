# cause: the parameters are (x, beta, gamma)
# check: trace
# slip: none
# say: gamma|beta|swap
import numpy as np


def layer_norm(x, beta, gamma, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
