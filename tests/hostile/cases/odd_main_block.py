# about: a main block that would loop; it runs only by hand
# outcome: passed
from __future__ import annotations

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta


if __name__ == "__main__":
    while True:
        pass
