# cause: right: one step a line, other names
import numpy as np


def layer_norm(a, g, b, e=1e-5):
    mu = np.mean(a, -1, keepdims=True)
    d = a - mu
    sigma2 = np.mean(np.square(d), -1, keepdims=True)
    return d * (g / np.sqrt(sigma2 + e)) + b
