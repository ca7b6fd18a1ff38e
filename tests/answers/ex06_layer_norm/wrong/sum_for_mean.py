# cause: the sum is subtracted, not the mean
# check: trace
# slip: norm-sum-subtracted
# say: mean|sum|divide
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.sum(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
