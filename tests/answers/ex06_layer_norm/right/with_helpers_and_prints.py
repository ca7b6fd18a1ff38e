# cause: right: helpers, prints and a main block
import numpy as np


def _mean(a):
    return a.sum(axis=-1, keepdims=True) / a.shape[-1]


def _affine(z, gamma, beta):
    return z * gamma + beta


def layer_norm(x, gamma, beta, eps=1e-5):
    print('shape', x.shape)
    return _affine((x - _mean(x)) / np.sqrt(_mean((x - _mean(x)) ** 2) + eps), gamma, beta)
