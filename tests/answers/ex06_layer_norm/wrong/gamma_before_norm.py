# cause: gamma multiplies x first
# check: gamma
# slip: norm-gamma-first
# say: gamma|before|order|after
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = gamma * x
    return (y - y.mean(axis=-1, keepdims=True)) / np.sqrt(y.var(axis=-1, keepdims=True) + eps) + beta
