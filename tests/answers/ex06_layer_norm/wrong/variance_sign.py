# cause: square of the mean minus mean of squares
# check: trace
# slip: norm-negative-variance
# say: nan|variance|sign|root|not a number
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = mean ** 2 - (x ** 2).mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
