# cause: mean and variance in float16
# check: another_token
# slip: norm-float16
# say: float16|precision
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    h = x.astype(np.float16)
    mean = h.mean(axis=-1, keepdims=True)
    var = h.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
