# cause: np.subtract with out=x
# check: never_edits
# slip: none
# say: in place|edit|input
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    np.subtract(x, mean, out=x)
    return gamma * x / np.sqrt(var + eps) + beta
