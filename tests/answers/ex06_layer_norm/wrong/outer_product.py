# cause: an outer product gives one axis too many
# check: shape
# slip: none
# say: shape|axes|axis
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return np.multiply.outer((x - mean) / np.sqrt(var + eps), gamma) + beta
