# about: warnings are shown among the prints, and change nothing
# outcome: passed
# cold: no
import warnings

import numpy as np

warnings.simplefilter("always")
warnings.warn("careful")


def layer_norm(x, gamma, beta, eps=1e-5):
    warnings.warn("careful again")
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
