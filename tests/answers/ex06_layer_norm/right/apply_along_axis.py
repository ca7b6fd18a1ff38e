# cause: right: np.apply_along_axis
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    def one(token):
        return gamma * (token - token.mean()) / np.sqrt(token.var() + eps) + beta

    return np.apply_along_axis(one, -1, x)
