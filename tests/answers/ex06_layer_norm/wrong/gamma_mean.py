# cause: gamma and beta are averaged to one number
# check: gamma
# slip: norm-mean-of-gamma
# say: gamma|beta|feature|averag
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma.mean() * (x - mean) / np.sqrt(var + eps) + beta.mean()
