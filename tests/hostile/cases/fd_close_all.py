# about: closes all descriptors and prints: no verdict can be told, but why
# outcome: crashed
# say: without a full verdict|closed
import os

import numpy as np

for fd in range(256):
    try:
        os.close(fd)
    except OSError:
        pass
try:
    print("unseen")
except OSError:
    pass


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
