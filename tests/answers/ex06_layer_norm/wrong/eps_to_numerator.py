# cause: eps is added to the numerator
# check: other_sizes
# slip: norm-eps-on-top
# say: eps|root|variance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * ((x - mean + eps) / np.sqrt(var)) + beta
