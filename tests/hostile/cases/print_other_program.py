# about: another program prints
# outcome: passed
# output: from another program
# cold: no
import os

import numpy as np

os.system("echo from another program")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
