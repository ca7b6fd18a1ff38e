# about: asks after every process there is, and harms none
# outcome: passed
import os

import numpy as np

os.kill(-1, 0)
os.killpg(0, 0)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
