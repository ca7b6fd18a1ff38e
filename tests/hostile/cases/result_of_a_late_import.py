# about: parts of numpy that are loaded late are there for every check
# outcome: passed
import sys

import numpy as np

sys.path = list(sys.path)


def layer_norm(x, gamma, beta, eps=1e-5):
    import numpy.lib.recfunctions
    import numpy.polynomial

    assert np.lib.recfunctions and np.polynomial.polynomial
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
