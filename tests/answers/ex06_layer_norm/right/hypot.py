# cause: right: np.hypot of the deviation and the root of eps
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    c = x - x.mean(axis=-1, keepdims=True)
    return gamma * c / np.hypot(x.std(axis=-1, keepdims=True), np.sqrt(eps)) + beta
