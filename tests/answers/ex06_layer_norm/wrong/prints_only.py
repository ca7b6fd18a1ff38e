# cause: prints instead of returning
# check: shape
# slip: none
# say: return|None
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    print(gamma * (x - mean) / np.sqrt(var + eps) + beta)
