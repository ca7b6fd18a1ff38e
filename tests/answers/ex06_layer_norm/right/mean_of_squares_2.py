# cause: variance as E[x^2] - E[x]^2 (one-pass kernels); fine for values of order 1, loses digits when the mean is huge
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(-1, keepdims=True)
    m2 = (x * x).mean(-1, keepdims=True)
    return (x - m) / np.sqrt(m2 - m * m + eps) * gamma + beta
