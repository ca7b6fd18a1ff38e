# about: numpy is told to raise, in the function
# outcome: passed
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    np.seterr(all="raise")
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
