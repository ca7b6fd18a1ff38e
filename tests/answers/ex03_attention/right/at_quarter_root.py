# cause: right: Q and K each divided by the fourth root
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    r = Q.shape[1] ** 0.25
    a = softmax_rows((Q / r) @ (K / r).T)
    return a @ V, a
