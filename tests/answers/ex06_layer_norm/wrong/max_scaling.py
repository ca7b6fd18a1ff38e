# cause: divides by the largest magnitude
# check: trace
# slip: norm-max-scaling
# say: max|variance|deviation|mean
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * x / (np.abs(x).max(axis=-1, keepdims=True) + eps) + beta
