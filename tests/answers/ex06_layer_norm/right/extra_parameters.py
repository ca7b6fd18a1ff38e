# cause: right: extra optional parameters
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5, axis=-1, ddof=0):
    m = x.mean(axis=axis, keepdims=True)
    return gamma * (x - m) / np.sqrt(x.var(axis=axis, keepdims=True, ddof=ddof) + eps) + beta
