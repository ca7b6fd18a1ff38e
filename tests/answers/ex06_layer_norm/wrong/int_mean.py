# cause: the mean is cast to int
# check: trace
# slip: norm-cut-mean
# say: mean|decimals|int|centre
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True).astype(int)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
