# cause: the variance divides by d-1 (ddof=1) instead of d
# check: trace
# slip: norm-ddof-1
# say: ddof|d-1|divide by d|variance|d - 1


import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = x.mean(axis=-1, keepdims=True)
    sigma2 = x.var(axis=-1, keepdims=True, ddof=1)
    return gamma * (x - mu) / np.sqrt(sigma2 + eps) + beta


if __name__ == "__main__":
    print(layer_norm(np.array([1., 2., 3., 4.]), np.ones(4), np.zeros(4)))
