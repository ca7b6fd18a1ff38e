# about: sys.stdout is another object for good
# outcome: passed
# cold: no
import io
import sys

import numpy as np

sys.stdout = io.StringIO()
sys.stderr = object()
print("into the void")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
