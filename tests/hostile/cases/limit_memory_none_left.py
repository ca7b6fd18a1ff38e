# about: takes all memory away from itself: no verdict is owed, but no hang
# outcome: crashed|failed|passed|broken
import resource

import numpy as np

resource.setrlimit(resource.RLIMIT_AS, (4096, 4096))


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
