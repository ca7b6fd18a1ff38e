# cause: the loop skips the last row
# check: mean_of_each_token
# slip: none
# say: not right|token|row|mean
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    out = rows.copy()
    for i in range(len(rows) - 1 if len(rows) > 1 else 1):
        out[i] = gamma * (rows[i] - rows[i].mean()) / np.sqrt(rows[i].var() + eps) + beta
    return out.reshape(x.shape)
