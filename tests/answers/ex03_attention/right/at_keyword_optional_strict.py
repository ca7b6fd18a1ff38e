# cause: right: validates shapes with asserts first
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    assert Q.ndim == K.ndim == V.ndim == 2
    assert Q.shape[1] == K.shape[1] and len(K) == len(V)
    p = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    assert np.allclose(p.sum(1), 1)
    return p @ V, p
