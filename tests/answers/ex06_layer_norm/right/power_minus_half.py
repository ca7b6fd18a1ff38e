# cause: right: to the power -0.5
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(axis=-1, keepdims=True)
    return beta + gamma * (x - m) * np.power(np.var(x, axis=-1, keepdims=True) + eps, -0.5)
