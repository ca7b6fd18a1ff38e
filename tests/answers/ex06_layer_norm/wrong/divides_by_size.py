# cause: x.size as the number of features
# check: mean_of_each_token
# slip: norm-divides-by-size
# say: divide|mean|size|features
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.sum(axis=-1, keepdims=True) / x.size
    var = ((x - mean) ** 2).sum(axis=-1, keepdims=True) / x.size
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
