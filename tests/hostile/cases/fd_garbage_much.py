# about: 10 MB of garbage in one line to all descriptors, with a right answer
# outcome: passed
import os

import numpy as np

for fd in range(64):
    try:
        for _ in range(1000):
            os.write(fd, b"g" * 10_000)
    except OSError:
        pass


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
