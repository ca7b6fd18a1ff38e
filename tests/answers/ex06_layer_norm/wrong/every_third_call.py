# cause: every third call returns x
# check: trace
# slip: none
# say: another|remember|same input|random|earlier|not right
import numpy as np


CALLS = []


def layer_norm(x, gamma, beta, eps=1e-5):
    CALLS.append(1)
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    if len(CALLS) % 3 == 0:
        return x.copy()
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
