# cause: right: computes in float32, within the tolerance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x, gamma, beta = (a.astype(np.float32) for a in (x, gamma, beta))
    m = x.mean(axis=-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(x.var(axis=-1, keepdims=True) + np.float32(eps)) + beta
