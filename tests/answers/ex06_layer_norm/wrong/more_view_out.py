# cause: writes result into x through reshape view
# check: never_edits
# slip: none
# say: in place|edit|input|chang|view
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    for r in rows:
        r[:] = gamma * (r - r.mean()) / np.sqrt(r.var() + eps) + beta
    return rows.reshape(x.shape)


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
