# cause: right: the Euclidean length and the root of d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    c = x - x.mean(axis=-1, keepdims=True)
    length = np.linalg.norm(c, axis=-1, keepdims=True)
    return gamma * c * np.sqrt(d) / np.sqrt(length ** 2 + d * eps) + beta
