# about: the inputs are made read-only
# outcome: passed
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    for array in (x, gamma, beta):
        array.setflags(write=False)
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
