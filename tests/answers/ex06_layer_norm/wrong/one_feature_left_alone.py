# cause: a token with one feature is returned as it is
# check: one_feature
# slip: none
# say: one feature|single feature|d = 1|beta
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape[-1] == 1:
        return x.copy()
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
