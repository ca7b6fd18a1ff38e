# about: a tiny recursion limit, with a right answer
# outcome: passed
# cold: no
import sys

import numpy as np

sys.setrecursionlimit(40)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
