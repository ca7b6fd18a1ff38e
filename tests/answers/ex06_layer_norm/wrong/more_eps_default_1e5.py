# cause: default 1e5 typo
# check: trace
# slip: norm-default-eps-1e5
# say: eps|default|1e-5
import numpy as np


def layer_norm(x, gamma, beta, eps=1e5):
    m = x.mean(axis=-1, keepdims=True)
    v = x.var(axis=-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
