# cause: median and the variance around it
# check: another_token
# slip: norm-median-throughout
# say: median|mean|centre
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.median(x, axis=-1, keepdims=True)
    var = ((x - mean) ** 2).mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
