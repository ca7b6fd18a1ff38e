# cause: the variance has no axis
# check: variance_of_each_token
# slip: norm-variance-over-everything
# say: axis|variance|last|whole
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var()
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
