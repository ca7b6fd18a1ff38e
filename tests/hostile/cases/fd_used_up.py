# about: opens files until there is no descriptor left, with a right answer
# outcome: passed
import os

import numpy as np

kept = []
try:
    while len(kept) < 100_000:
        kept.append(os.open(os.devnull, os.O_RDONLY))
except OSError:
    pass


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
