# about: the stream to print to is taken apart and made anew, as for another encoding
# outcome: passed
# output: ö
import io
import sys

import numpy as np

sys.stdout = io.TextIOWrapper(sys.stdout.detach(), encoding="utf-8")
print("ö")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
