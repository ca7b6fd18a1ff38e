# cause: the result is added onto beta
# check: never_edits
# slip: none
# say: in place|edit|input|beta
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    if x.ndim == 1:
        beta += gamma * (x - mean) / np.sqrt(var + eps)
        return beta
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
