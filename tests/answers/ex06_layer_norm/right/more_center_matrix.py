# cause: centring matrix I - 1/d
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    C = np.eye(d) - np.ones((d, d)) / d
    c = x @ C
    v = (c ** 2) @ np.ones(d) / d
    return c / np.sqrt(v + eps)[..., np.newaxis] * gamma + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
