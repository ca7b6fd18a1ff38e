# cause: divides by the variance, without eps
# check: trace
# slip: norm-no-root-no-eps
# say: root|sqrt|variance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / var + beta
