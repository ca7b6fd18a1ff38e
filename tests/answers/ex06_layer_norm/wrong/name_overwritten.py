# cause: a later line gives the name a value
# check: shape
# slip: none
# say: not a function|name
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta


layer_norm = layer_norm(np.array([1.0, 2.0, 3.0, 4.0]), np.ones(4), np.zeros(4))
