# cause: returns the variance
# check: shape
# slip: none
# say: shape|axis
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return x.var(axis=-1, keepdims=True)
