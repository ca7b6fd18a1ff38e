# cause: the first feature is left out of the statistics
# check: trace
# slip: none
# say: mean|feature|differ|not right
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x[..., 1:].mean(axis=-1, keepdims=True)
    var = x[..., 1:].var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
