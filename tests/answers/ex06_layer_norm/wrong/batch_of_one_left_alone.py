# cause: a batch of one is not normalized
# check: alone_or_in_a_batch
# slip: none
# say: alone|batch|mean|token
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim == 2 and len(x) == 1 and x.shape[1] == 5:
        return x - x.mean()
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(var + eps) + beta
