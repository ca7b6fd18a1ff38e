# cause: gamma and beta have each other's role
# check: trace
# slip: norm-gamma-beta-swapped
# say: gamma|beta|swap
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return beta * (x - mean) / np.sqrt(var + eps) + gamma
