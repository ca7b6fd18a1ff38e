# cause: no mean at all, RMS norm
# check: trace
# slip: norm-rms
# say: mean|rms|centre|subtract
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = 0.0
    var = (x ** 2).mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
