# cause: a zero deviation is replaced by 1
# check: default_eps
# slip: norm-eps-only-at-zero
# say: eps|added
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.where(var == 0, 1.0, np.sqrt(var)) + beta
