# cause: the mean is rounded
# check: other_sizes
# slip: none
# say: mean|round|precision|centre
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.round(x.mean(axis=-1, keepdims=True), 2)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
