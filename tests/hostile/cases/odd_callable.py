# about: a right answer as an object that can be called and answers every question with an error
# outcome: passed
# cold: no
import numpy as np


class Norm:
    def __getattr__(self, name):
        raise ValueError(name)

    def __call__(self, x, gamma, beta, eps=1e-5):
        mean = x.mean(axis=-1, keepdims=True)
        return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta


layer_norm = Norm()
