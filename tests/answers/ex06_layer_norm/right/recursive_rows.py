# cause: recurses down to single vectors
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x = np.asarray(x, dtype=float)
    if x.ndim > 1:
        return np.stack([layer_norm(row, gamma, beta, eps) for row in x]) if len(x) else x
    mu = sum(x) / len(x)
    var = sum((v - mu) ** 2 for v in x) / len(x)
    return np.array([g * (v - mu) / (var + eps) ** 0.5 + b for v, g, b in zip(x, gamma, beta)])
