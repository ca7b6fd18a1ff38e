# cause: right: a class does the work
import numpy as np


class LayerNorm:
    def __init__(self, gamma, beta, eps):
        self.gamma, self.beta, self.eps = gamma, beta, eps

    def __call__(self, x):
        m = x.mean(axis=-1, keepdims=True)
        return self.gamma * (x - m) / np.sqrt(x.var(axis=-1, keepdims=True) + self.eps) + self.beta


def layer_norm(x, gamma, beta, eps=1e-5):
    return LayerNorm(gamma, beta, eps)(x)
