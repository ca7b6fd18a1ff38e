# about: goes to another folder, with a right answer
# outcome: passed
# cold: no
import os

import numpy as np

os.chdir("/")


def layer_norm(x, gamma, beta, eps=1e-5):
    os.chdir("/usr")
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
