# cause: stops after normalising: gamma and beta are never used
# check: gamma
# slip: norm-no-gamma-no-beta
# say: gamma|beta|scale|shift
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps)
