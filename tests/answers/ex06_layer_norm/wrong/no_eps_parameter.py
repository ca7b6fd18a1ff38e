# cause: the function takes no eps
# check: eps_is_used
# slip: none
# say: eps|argument
import numpy as np


def layer_norm(x, gamma, beta):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + 1e-5) + beta
