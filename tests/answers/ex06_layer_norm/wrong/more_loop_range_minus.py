# cause: last row not done
# check: variance_of_each_token
# slip: norm-last-token-missing
# say: last|row
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim == 1:
        return gamma * (x - x.mean()) / np.sqrt(x.var() + eps) + beta
    rows = x.reshape(-1, x.shape[-1])
    out = np.zeros(rows.shape)
    for i in range(max(1, len(rows) - 1)):
        r = rows[i]
        out[i] = gamma * (r - r.mean()) / np.sqrt(r.var() + eps) + beta
    return out.reshape(x.shape)


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
