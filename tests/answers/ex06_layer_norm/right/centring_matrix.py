# cause: right: a centring matrix instead of the mean
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    c = x @ (np.eye(d) - np.ones((d, d)) / d)
    return gamma * c / np.sqrt((c * c).mean(axis=-1)[..., None] + eps) + beta
