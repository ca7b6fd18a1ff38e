# cause: beta is added before gamma multiplies
# check: gamma_then_beta
# slip: norm-beta-before-gamma
# say: beta|order|before
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * ((x - mean) / np.sqrt(var + eps) + beta)
