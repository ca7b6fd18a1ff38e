# cause: right: computes in long double
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = x.astype(np.longdouble)
    m = y.mean(axis=-1, keepdims=True)
    return gamma * (y - m) / np.sqrt(y.var(axis=-1, keepdims=True) + eps) + beta
