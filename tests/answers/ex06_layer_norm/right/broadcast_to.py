# cause: right: gamma and beta spread to the shape of x first
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    g, b = np.broadcast_to(gamma, x.shape), np.broadcast_to(beta, x.shape)
    d = x.shape[-1]
    m = np.repeat(x.mean(axis=-1)[..., None], d, axis=-1)
    v = np.repeat(x.var(axis=-1)[..., None], d, axis=-1)
    return g * (x - m) / np.sqrt(v + eps) + b
