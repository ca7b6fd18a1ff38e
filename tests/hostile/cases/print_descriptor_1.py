# about: bytes that are no text, written past Python to descriptor 1 and 2
# outcome: passed
# output: straight
import os

import numpy as np

os.write(1, b"straight \xff\xfe\x00 to 1\n")
os.write(2, b"straight to 2\n")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
