# cause: the mean is subtracted after the division
# check: trace
# slip: norm-mean-after-the-root
# say: mean|before|order|divide
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x / np.sqrt(var + eps) - mean) + beta
