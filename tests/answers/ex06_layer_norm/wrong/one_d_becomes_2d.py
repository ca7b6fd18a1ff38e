# cause: np.atleast_2d is never undone
# check: shape_of_one_token
# slip: none
# say: extra axis|shape|1-d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x = np.atleast_2d(x)
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
