# cause: eps only where the variance is 0
# check: default_eps
# slip: norm-eps-only-at-zero
# say: eps|added|every
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(np.where(var == 0, eps, var)) + beta
