# about: a progress bar that goes back over its line
# outcome: passed
# output: 99
# cold: no
import sys

import numpy as np

for i in range(100):
    sys.stdout.write(f"\r{i} %")
sys.stdout.write("\n")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
