# about: a right answer behind attributes that lie about it
# outcome: passed
# cold: no
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta


layer_norm.__wrapped__ = layer_norm
layer_norm.__doc__ = layer_norm.__module__ = layer_norm.__qualname__ = "\x1b[31m"
layer_norm.__dict__["x"] = layer_norm
