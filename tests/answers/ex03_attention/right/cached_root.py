# cause: right: a cache that remembers square roots only
from functools import lru_cache

import numpy as np


@lru_cache(maxsize=None)
def root(d):
    return np.sqrt(d)


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / root(Q.shape[1]))
    return w @ V, w
