# cause: np.cbrt instead of np.sqrt
# check: trace
# slip: norm-other-root
# say: root|sqrt|deviation|variance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.cbrt(var + eps) + beta
