# cause: right: einsum for the variance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    c = x - np.einsum('...i->...', x)[..., None] / d
    v = np.einsum('...i,...i->...', c, c)[..., None] / d
    return np.einsum('...i,i->...i', c / np.sqrt(v + eps), gamma) + beta
