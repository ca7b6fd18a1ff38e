# cause: right: V gets a column of ones that collects the denominator
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(s - s.max(1, keepdims=True))
    both = e @ np.hstack([V, np.ones((len(V), 1))])
    return both[:, :-1] / both[:, -1:], e / both[:, -1:]
