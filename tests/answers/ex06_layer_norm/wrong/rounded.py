# cause: the result is rounded to four decimals
# check: another_token
# slip: none
# say: round|precision|digits
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return np.round(gamma * (x - mean) / np.sqrt(var + eps) + beta, 4)
