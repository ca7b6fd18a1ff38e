# about: garbage without a line end written to all descriptors in each call, with a right answer
# outcome: passed
# cold: no
import os

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    for fd in range(3, 64):
        try:
            os.write(fd, b"\xff\0 garbage")
        except OSError:
            pass
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
