# cause: the loop runs over x[i] and takes the mean of all of x[i], right for 2-D but not for 3-D
# check: more_axes
# slip: norm-over-all-but-the-first
# say: 3-d|axis|loop|any shape
import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim == 1:
        return gamma * (x - x.mean()) / np.sqrt(x.var() + eps) + beta
    out = np.zeros(x.shape)
    for i in range(len(x)):
        row = x[i]
        out[i] = gamma * (row - row.mean()) / np.sqrt(row.var() + eps) + beta
    return out
