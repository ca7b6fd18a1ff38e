# cause: the values are replaced by their ranks 0, 1, 2, ... before normalising, which fits evenly spaced rows
# check: another_token
# slip: norm-ranks
# say: values|rank|evenly|example|order
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x, gamma, beta, eps=1e-5):
    ranks = np.argsort(np.argsort(x, axis=-1), axis=-1).astype(float)
    mean = ranks.mean(axis=-1, keepdims=True)
    var = ranks.var(axis=-1, keepdims=True)
    return gamma * (ranks - mean) / np.sqrt(var + eps) + beta
