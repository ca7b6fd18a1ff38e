# cause: a little noise is added
# check: trace
# slip: none
# say: another|random|remember|same input|not right
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta + np.random.default_rng().normal(0, 0.01, x.shape)
