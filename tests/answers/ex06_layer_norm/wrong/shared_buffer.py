# cause: one buffer per shape is filled and returned
# check: never_edits
# slip: none
# say: overwrit|second call|shared|fresh|buffer
import numpy as np


BUFFERS = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    out = BUFFERS.setdefault(x.shape, np.empty(x.shape))
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    out[...] = gamma * (x - mean) / np.sqrt(var + eps) + beta
    return out
