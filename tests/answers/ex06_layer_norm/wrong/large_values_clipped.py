# cause: x is clipped to +-1000 first
# check: batch_mates
# slip: none
# say: batch|differ|not right
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x = np.clip(x, -1000, 1000)
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
