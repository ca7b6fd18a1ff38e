# cause: std()**2 + eps under the root
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    std = x.std(-1, keepdims=True)
    return np.add(np.multiply(gamma, (x - x.mean(-1, keepdims=True)) / (std ** 2 + eps) ** 0.5), beta)
