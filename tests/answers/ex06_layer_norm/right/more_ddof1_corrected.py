# cause: ddof 1, corrected by (d-1)/d, d = 1 apart
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x.shape[-1]
    m = x.mean(-1, keepdims=True)
    v = x.var(-1, keepdims=True, ddof=1) * (d - 1) / d if d > 1 else np.zeros_like(m)
    return (x - m) / np.sqrt(v + eps) * gamma + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
