# cause: centres on the first feature
# check: trace
# slip: none
# say: mean|first|what is subtracted
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x[..., :1]
    v = x.var(-1, keepdims=True)
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
