# cause: statistics are remembered by shape
# check: another_token
# slip: none
# say: remember|earlier|another|same input|memor
import numpy as np


SEEN = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape not in SEEN:
        SEEN[x.shape] = (x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True))
    mean, var = SEEN[x.shape]
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
