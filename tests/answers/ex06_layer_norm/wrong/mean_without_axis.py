# cause: the mean has no axis
# check: mean_of_each_token
# slip: norm-mean-over-everything
# say: axis|mean|last|whole
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean()
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
