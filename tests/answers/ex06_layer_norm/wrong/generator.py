# cause: yields the rows
# check: shape
# slip: none
# say: generator|array
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    for row in gamma * (x - mean) / np.sqrt(var + eps) + beta:
        yield row
