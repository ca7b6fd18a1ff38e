# cause: right: eps taken from *rest
import numpy as np


def layer_norm(x, gamma, beta, *rest):
    eps = rest[0] if rest else 1e-5
    m = x.mean(axis=-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
