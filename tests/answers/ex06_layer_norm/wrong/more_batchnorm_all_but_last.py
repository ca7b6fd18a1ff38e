# cause: all axes but the last
# check: trace
# slip: norm-batch-norm
# say: batch|axis|last
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    ax = tuple(range(x.ndim - 1))
    m = x.mean(axis=ax)
    v = x.var(axis=ax)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
