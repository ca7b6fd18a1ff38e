# cause: divides the variance by d-1 (sample variance) instead of d
# check: trace
# slip: norm-ddof-1
# say: ddof|d - 1|divide by d|unbiased|sample
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True, ddof=1)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
