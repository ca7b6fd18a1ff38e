# cause: right: a decorator that prints and passes on
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


import functools


def traced(f):
    @functools.wraps(f)
    def inner(*a, **k):
        r = f(*a, **k)
        print(f.__name__, r[0].shape)
        return r
    return inner


@traced
def scaled_dot_product_attention(Q, K, V):
    p = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return p @ V, p
