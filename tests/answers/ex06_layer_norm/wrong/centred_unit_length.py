# cause: divides the distances by their Euclidean length
# check: trace
# slip: norm-sum-of-squares
# say: divide|variance|mean|length|sum
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    c = x - x.mean(axis=-1, keepdims=True)
    return gamma * c / np.sqrt((c * c).sum(axis=-1, keepdims=True) + eps) + beta
