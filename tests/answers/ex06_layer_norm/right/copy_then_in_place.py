# cause: right: works in place on its own copy
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = x.copy()
    y -= y.mean(axis=-1, keepdims=True)
    y /= np.sqrt((y ** 2).mean(axis=-1, keepdims=True) + eps)
    y *= gamma
    y += beta
    return y
