# cause: axis 0, down the batch
# check: mean_of_each_token
# slip: norm-down-the-batch
# say: axis|batch|last
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=0, keepdims=True)
    var = x.var(axis=0, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
