# cause: the .T trick lines up mean and rows for 2-D input but not for 3-D input
# check: more_axes
# slip: norm-transposed
# say: 3-d|transpos|any shape|broadcast|dimension
import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1)
    std = np.sqrt(x.var(axis=-1) + eps)
    x_hat = ((x.T - mean) / std).T
    return gamma * x_hat + beta
