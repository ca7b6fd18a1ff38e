# cause: the normalised value is divided by gamma
# check: gamma
# slip: norm-gamma-divides
# say: gamma|multipl|divide|scale
"""Exercise 6."""


import numpy as np


# Exercise 6: layer normalisation over the last axis


def layer_norm(x, gamma, beta, eps=1e-5):
    m_ = x.mean(axis=-1, keepdims=True)
    v_ = x.var(axis=-1, keepdims=True)
    return (x - m_) / (gamma * np.sqrt(v_ + eps)) + beta
