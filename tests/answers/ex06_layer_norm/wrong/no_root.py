# cause: divides by the variance, the square root is missing
# check: trace
# slip: norm-no-root
# say: root|sqrt|variance|standard deviation
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / (x.var(axis=-1, keepdims=True) + eps) + beta
