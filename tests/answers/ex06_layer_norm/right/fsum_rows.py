# cause: right: math.fsum over each row
import numpy as np


import math


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = []
    for token in x.reshape(-1, x.shape[-1]):
        m = math.fsum(token) / len(token)
        v = math.fsum((t - m) ** 2 for t in token) / len(token)
        rows.append([g * (t - m) / math.sqrt(v + eps) + b for t, g, b in zip(token, gamma, beta)])
    return np.array(rows).reshape(x.shape)
