# about: right numbers in a matrix, which has always two axes
# outcome: failed
# say: shape
# cold: no
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return np.matrix(gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta)
