# cause: gamma is read backwards
# check: gamma
# slip: none
# say: gamma|feature
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma[::-1] * (x - mean) / np.sqrt(var + eps) + beta
