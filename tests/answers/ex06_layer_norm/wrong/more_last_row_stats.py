# cause: stats of the last row in a loop, used for all
# check: mean_of_each_token
# slip: norm-last-token-only
# say: row|each|own|token
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    for r in rows:
        m, v = r.mean(), r.var()
    return gamma * (x - m) / np.sqrt(v + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
