# about: numpy raises where it would warn, with a right answer
# outcome: passed
import numpy as np

np.seterr(all="raise")
np.seterrcall(lambda *args: 1 / 0)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
