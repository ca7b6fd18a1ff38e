# cause: divides by the mean absolute distance plus eps
# check: trace
# slip: norm-absolute-deviation
# say: absolute|squared|deviation|variance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    c = x - x.mean(axis=-1, keepdims=True)
    return gamma * c / (np.abs(c).mean(axis=-1, keepdims=True) + eps) + beta
