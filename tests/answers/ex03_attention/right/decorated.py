# cause: right: a decorator that prints the shapes
import functools

import numpy as np


def shapes(function):
    @functools.wraps(function)
    def inner(*args, **kwargs):
        print([np.shape(a) for a in args])
        return function(*args, **kwargs)

    return inner


@shapes
def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


@shapes
def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
