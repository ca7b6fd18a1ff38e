# cause: 0 / 0 is patched with nan_to_num instead of eps
# check: default_eps
# slip: norm-eps-only-at-zero
# say: eps|added|root
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * np.nan_to_num((x - mean) / np.sqrt(var)) + beta
