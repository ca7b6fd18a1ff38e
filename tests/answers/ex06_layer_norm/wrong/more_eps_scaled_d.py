# cause: sum/d + eps/d
# check: default_eps
# slip: norm-eps-divided
# say: eps|divide
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    m = x.mean(-1, keepdims=True)
    v = (((x - m) ** 2).sum(-1, keepdims=True) + eps) / d
    return gamma * (x - m) / np.sqrt(v) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
