# cause: a running mean over the calls, as batch norm keeps
# check: trace
# slip: none
# say: remember|another|earlier|same input|mean
import numpy as np


RUNNING = 0.0


def layer_norm(x, gamma, beta, eps=1e-5):
    global RUNNING
    RUNNING = 0.9 * RUNNING + 0.1 * float(x.mean())
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - RUNNING) / np.sqrt(var + eps) + beta
