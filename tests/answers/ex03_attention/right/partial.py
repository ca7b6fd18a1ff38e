# cause: right: functools.partial
import functools
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def _attend(scale_power, Q, K, V):
    w = softmax_rows(Q @ K.T * K.shape[1] ** scale_power)
    return w @ V, w


scaled_dot_product_attention = functools.partial(_attend, -0.5)
