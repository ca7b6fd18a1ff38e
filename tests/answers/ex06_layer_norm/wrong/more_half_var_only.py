# cause: only divides, forgets mean and affine
# check: trace
# slip: norm-only-divided
# say: mean|subtract|gamma
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return x / np.sqrt(x.var(-1, keepdims=True) + eps)


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
