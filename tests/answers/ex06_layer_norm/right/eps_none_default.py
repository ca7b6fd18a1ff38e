# cause: right: None stands for the default
import numpy as np


def layer_norm(x, gamma, beta, eps=None):
    eps = 1e-5 if eps is None else eps
    m = x.mean(axis=-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
