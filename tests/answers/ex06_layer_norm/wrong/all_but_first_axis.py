# cause: all axes but the first
# check: more_axes
# slip: norm-over-all-but-the-first
# say: axis|axes|3-d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=tuple(range(1, x.ndim)) or 0, keepdims=True)
    var = x.var(axis=tuple(range(1, x.ndim)) or 0, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
