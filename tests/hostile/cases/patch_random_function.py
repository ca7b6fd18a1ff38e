# about: random numbers are seeded and used up in each call, with a right answer
# outcome: passed
# cold: no
import random

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    np.random.seed(None)
    random.seed()
    np.random.random(1000)
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
