# cause: takes the square root of the standard deviation
# check: trace
# slip: norm-root-twice
# say: std|variance|root|twice
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    std = x.std(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(std + eps) + beta
