# about: everything of numpy by name
# outcome: passed
# cold: no
from numpy import *


def layer_norm(x, gamma, beta, eps=1e-5):
    return gamma * (x - mean(x, axis=-1, keepdims=True)) / sqrt(var(x, axis=-1, keepdims=True) + eps) + beta
