# cause: stats kept in default argument
# check: another_token
# slip: none
# say: remember|second|earlier|default|argument
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5, memo={}):
    key = x.shape
    if key not in memo:
        memo[key] = x.mean(-1, keepdims=True)
    m = memo[key]
    v = x.var(-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
