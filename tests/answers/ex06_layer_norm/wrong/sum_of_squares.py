# cause: the squares are summed, not averaged
# check: trace
# slip: norm-sum-of-squares
# say: divide|mean|sum|divisor
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = ((x - mean) ** 2).sum(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
