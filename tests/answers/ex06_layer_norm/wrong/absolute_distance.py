# cause: the mean absolute distance is squared for the variance
# check: trace
# slip: norm-absolute-deviation-squared
# say: absolute|squared|variance|deviation
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = np.abs(x - mean).mean(axis=-1, keepdims=True) ** 2
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
