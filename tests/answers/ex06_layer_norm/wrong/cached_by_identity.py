# cause: results are remembered by the identity of all inputs
# check: never_remembers
# slip: none
# say: remember|earlier|another
import numpy as np


SEEN = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    key = (id(x), id(gamma), id(beta), eps)
    if key not in SEEN:
        mean = x.mean(axis=-1, keepdims=True)
        var = x.var(axis=-1, keepdims=True)
        SEEN[key] = (x, gamma, beta, gamma * (x - mean) / np.sqrt(var + eps) + beta)
    return SEEN[key][3].copy()
