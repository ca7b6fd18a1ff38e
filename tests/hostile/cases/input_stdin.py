# about: reads standard input in every way; it is empty
# outcome: passed
# output: nothing '' [] b''
import os
import sys

import numpy as np

print("nothing", repr(sys.stdin.read()), sys.stdin.readlines(), os.read(0, 100))


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
