# cause: np.std with ddof=1
# check: trace
# slip: norm-ddof-1
# say: ddof|d - 1|sample|divide
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    std = x.std(axis=-1, keepdims=True, ddof=1)
    return gamma * (x - mean) / np.sqrt(std ** 2 + eps) + beta
