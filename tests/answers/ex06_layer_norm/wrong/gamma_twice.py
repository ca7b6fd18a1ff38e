# cause: gamma multiplies twice
# check: gamma
# slip: norm-gamma-twice
# say: gamma|twice
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * gamma * (x - mean) / np.sqrt(var + eps) + beta
