# cause: the function has another name
# check: shape
# slip: none
# say: no function|missing|renamed
import numpy as np


def layernorm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
