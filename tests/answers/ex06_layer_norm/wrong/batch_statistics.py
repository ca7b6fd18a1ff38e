# cause: averages over everything except the features, which is batch norm
# check: mean_of_each_token
# slip: norm-batch-norm
# say: axis|last|batch norm|features
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    axes = tuple(range(x.ndim - 1)) if x.ndim > 1 else (0,)
    mean = x.mean(axis=axes, keepdims=True)
    var = x.var(axis=axes, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
