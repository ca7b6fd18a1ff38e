# cause: std replaced by range
# check: trace
# slip: norm-range
# say: range|deviation|variance|max
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    c = x - x.mean(-1, keepdims=True)
    r = x.max(-1, keepdims=True) - x.min(-1, keepdims=True)
    return gamma * c / (r + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
