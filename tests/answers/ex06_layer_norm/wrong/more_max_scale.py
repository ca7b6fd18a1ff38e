# cause: divide by max abs
# check: trace
# slip: norm-largest-distance
# say: max|variance|deviation
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    c = x - x.mean(-1, keepdims=True)
    return gamma * c / (np.abs(c).max(-1, keepdims=True) + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
