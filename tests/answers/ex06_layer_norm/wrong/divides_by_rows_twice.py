# cause: len(x) as the number of features
# check: mean_of_each_token
# slip: norm-mean-divides-by-tokens
# say: rows|features|len|tokens|mean
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.sum(axis=-1, keepdims=True) / len(x)
    var = ((x - mean) ** 2).sum(axis=-1, keepdims=True) / len(x)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
