# about: garbage written to all descriptors, with a right answer
# outcome: passed
import os

import numpy as np

for fd in range(64):
    try:
        os.write(fd, b"garbage \xff\xfe\0\r\n{}[] 0 passed\n" * 100)
    except OSError:
        pass


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
