# cause: right: a column-major result
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(axis=-1, keepdims=True)
    return np.asfortranarray(gamma * (x - m) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta)
