# cause: right: np.cov with bias for the variance of each row
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    flat = x.reshape(-1, x.shape[-1])
    v = np.array([np.cov(t, bias=True) for t in flat]).reshape(x.shape[:-1] + (1,))
    return gamma * (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(v + eps) + beta
