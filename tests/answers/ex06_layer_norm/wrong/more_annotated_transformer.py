# cause: std with d - 1 and eps outside the root (Annotated Transformer)
# check: trace
# slip: norm-ddof-1-eps-outside
# say: ddof|d - 1|outside|inside
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(-1, keepdims=True)
    s = np.sqrt(((x - m) ** 2).sum(-1, keepdims=True) / max(x.shape[-1] - 1, 1))
    return gamma * (x - m) / (s + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
