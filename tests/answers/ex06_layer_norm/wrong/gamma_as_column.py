# cause: gamma and beta are turned to columns, one per token
# check: shape
# slip: norm-gamma-per-token
# say: gamma|beta|feature|shape|broadcast
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma[:, None] * (x - mean) / np.sqrt(var + eps) + beta[:, None]
