# cause: np.squeeze drops axes of size 1
# check: other_sizes
# slip: none
# say: axis of size 1|shape
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return np.squeeze(gamma * (x - mean) / np.sqrt(var + eps) + beta)
