# cause: the function takes no beta
# check: beta
# slip: none
# say: argument|beta
import numpy as np


def layer_norm(x, gamma, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps)
