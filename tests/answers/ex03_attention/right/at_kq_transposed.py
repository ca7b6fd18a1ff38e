# cause: right: (K @ Q.T).T and a list of two
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = (K @ Q.T).T / np.sqrt(len(K.T))
    a = softmax_rows(s)
    return [(V.T @ a.T).T, a]
