# about: right numbers in a file that is mapped into memory
# outcome: passed
# cold: no
import tempfile

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    result = np.memmap(tempfile.NamedTemporaryFile(delete=False), dtype=float, mode="w+", shape=x.shape)
    result[...] = gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
    return result
