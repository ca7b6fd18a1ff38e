# cause: the squared differences are divided by len(x), the number of rows
# check: variance_of_each_token
# slip: norm-divides-by-tokens
# say: divide by d|number of features|len|variance|rows
import numpy as np

# Exercise 6: layer normalisation over the last axis

def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    diff = x - mean
    var = np.sum(diff ** 2, axis=-1, keepdims=True) / len(x)
    return gamma * diff / np.sqrt(var + eps) + beta
