# cause: axis=-2, over the tokens
# check: shape_of_one_token
# slip: none
# say: axis|last|1-d|token
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-2, keepdims=True)
    var = x.var(axis=-2, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
