# cause: beta is inside the bracket that is divided
# check: beta
# slip: norm-beta-divided-too
# say: beta|divided|bracket
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (gamma * (x - mean) + beta) / np.sqrt(var + eps)
