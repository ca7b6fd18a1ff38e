# cause: gamma is divided in place
# check: never_edits
# slip: none
# say: in place|edit|input
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    result = x - mean
    gamma *= 2
    result = gamma / 2 * result / np.sqrt(var + eps) + beta
    return result
