# cause: a tanh on the normalized values
# check: trace
# slip: none
# say: tanh|variance must be 1
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * np.tanh((x - mean) / np.sqrt(var + eps)) + beta
