# cause: a 3-D x is normalized in place
# check: never_edits
# slip: none
# say: in place|edit|input
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim > 2:
        for part in x:
            part[...] = layer_norm(part, np.ones(len(gamma)), np.zeros(len(beta)), eps)
        return gamma * x + beta
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
