# cause: running mean and M2 over the features
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.zeros(x.shape[:-1])
    m2 = np.zeros(x.shape[:-1])
    for k in range(x.shape[-1]):
        delta = x[..., k] - mean
        mean = mean + delta / (k + 1)
        m2 = m2 + delta * (x[..., k] - mean)
    inv = 1.0 / np.sqrt(m2 / x.shape[-1] + eps)
    return (x - mean[..., None]) * inv[..., None] * gamma + beta
