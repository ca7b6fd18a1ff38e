# cause: uses a name that does not exist
# check: shape
# slip: none
# say: not defined|nameerror
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta
