# cause: x -= mean
# check: never_edits
# slip: none
# say: in place|edit|input
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x -= x.mean(axis=-1, keepdims=True)
    return gamma * x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + eps) + beta
