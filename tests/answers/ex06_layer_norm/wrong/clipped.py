# cause: the normalized values are clipped to -2..2
# check: another_token
# slip: none
# say: not right|clip|differ
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * np.clip((x - mean) / np.sqrt(var + eps), -1.5, 1.5) + beta
