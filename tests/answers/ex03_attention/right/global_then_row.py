# cause: right: a global shift first, then the row's own
import numpy as np


def softmax_rows(scores):
    s = scores - scores.max()
    s = s - s.max(axis=1, keepdims=True)
    e = np.exp(s)
    return np.divide(e, e.sum(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
