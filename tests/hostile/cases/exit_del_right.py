# about: a right answer with an object that ends the process badly when it goes away
# outcome: passed
import os

import numpy as np


class Last:
    def __del__(self):
        os._exit(5)


kept = Last()


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
