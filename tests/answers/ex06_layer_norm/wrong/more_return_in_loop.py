# cause: returns in the loop
# check: shape
# slip: norm-return-in-the-loop
# say: shape|loop|return|row|first
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    for r in rows:
        return gamma * (r - r.mean()) / np.sqrt(r.var() + eps) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
