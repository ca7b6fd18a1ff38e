# cause: the default for eps is 1e-3 instead of 1e-5
# check: trace
# slip: norm-default-eps-1e-3
# say: eps|default|1e-5
"""Exercise 6."""


import numpy as np


# Exercise 6: layer normalisation over the last axis


def layer_norm(x, gamma, beta, eps=1e-3):
    m_ = x.mean(axis=-1, keepdims=True)
    v_ = x.var(axis=-1, keepdims=True)
    return gamma * (x - m_) / np.sqrt(v_ + eps) + beta
