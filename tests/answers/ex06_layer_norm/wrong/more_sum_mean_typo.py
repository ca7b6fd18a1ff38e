# cause: mean = sum (not divided)
# check: trace
# slip: norm-sum-subtracted
# say: mean|sum|divid
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.sum(-1, keepdims=True)
    v = ((x - m) ** 2).mean(-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
