# cause: right: with a single key the values are broadcast, a read-only view
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    if len(K) == 1:
        return np.broadcast_to(V, (len(Q), V.shape[1])), np.ones((len(Q), 1))
    p = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return p @ V, p
