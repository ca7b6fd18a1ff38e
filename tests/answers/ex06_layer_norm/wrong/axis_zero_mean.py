# cause: the mean over axis 0
# check: mean_of_each_token
# slip: norm-mean-down-the-batch
# say: axis|mean|last
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=0, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
