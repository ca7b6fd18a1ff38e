# cause: eps stands in the second place
# check: trace
# slip: none
# say: argument|order|eps|came out 0
import numpy as np


def layer_norm(x, eps, gamma, beta=0.0):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
