# cause: n, d = x.shape works for 2-D input only
# check: shape_of_one_token
# slip: norm-2d-only
# say: 1-d|3-d|any shape|unpack|dimension


import numpy as np


# Exercise 6: layer normalisation over the last axis


def layer_norm(x, gamma, beta, eps=1e-5):
    n, d = x.shape
    mittelwert = x.sum(axis=1).reshape(n, 1) / d
    varianz = ((x - mittelwert) ** 2).sum(axis=1).reshape(n, 1) / d
    return gamma * (x - mittelwert) / np.sqrt(varianz + eps) + beta
