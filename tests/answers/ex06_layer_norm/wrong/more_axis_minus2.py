# cause: axis -2 on 2-D up
# check: mean_of_each_token
# slip: none
# say: axis|last|batch|dimension
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    a = -2 if x.ndim > 1 else -1
    m = x.mean(axis=a, keepdims=True)
    v = x.var(axis=a, keepdims=True)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
