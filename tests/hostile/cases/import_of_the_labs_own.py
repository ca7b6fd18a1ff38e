# about: imports what judges it, and leaves it alone
# outcome: passed
# cold: no
import numpy as np
import pytest
import txlab.checking

assert pytest and txlab.checking


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
