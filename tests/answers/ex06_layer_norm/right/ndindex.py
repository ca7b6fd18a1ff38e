# cause: right: a loop over np.ndindex
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    out = np.empty_like(x)
    for i in np.ndindex(x.shape[:-1]):
        out[i] = gamma * (x[i] - x[i].mean()) / np.sqrt(x[i].var() + eps) + beta
    return out
