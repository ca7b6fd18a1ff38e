# cause: a double loop over x[i, j]
# check: shape_of_one_token
# slip: none
# say: 1-d|2-d|any shape|axes|one token
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    out = np.zeros(x.shape)
    for i in range(x.shape[0]):
        m = sum(x[i, j] for j in range(x.shape[1])) / x.shape[1]
        v = sum((x[i, j] - m) ** 2 for j in range(x.shape[1])) / x.shape[1]
        for j in range(x.shape[1]):
            out[i, j] = gamma[j] * (x[i, j] - m) / np.sqrt(v + eps) + beta[j]
    return out
