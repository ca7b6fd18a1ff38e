# cause: gamma under the root is not squared, so its root scales
# check: gamma
# slip: none
# say: gamma
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return np.sqrt(np.abs(gamma)) * (x - mean) / np.sqrt(var + eps) + beta
