# cause: right: an object with __call__
import numpy as np


class Norm:
    def __call__(self, x, gamma, beta, eps=1e-5):
        m = x.mean(-1, keepdims=True)
        return gamma * (x - m) / np.sqrt(x.var(-1, keepdims=True) + eps) + beta


layer_norm = Norm()
