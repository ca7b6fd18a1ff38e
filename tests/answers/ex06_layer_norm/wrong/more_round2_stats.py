# cause: statistics rounded to 2 decimals
# check: other_sizes
# slip: norm-rounded
# say: round|precision|mean|variance
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.round(x.mean(-1, keepdims=True), 2)
    v = np.round(x.var(-1, keepdims=True), 2)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
