# cause: right: attention stands first and calls the softmax below; does everything inline
import numpy as np


def scaled_dot_product_attention(Q, K, V):
    e = Q @ K.T
    e = e / np.sqrt(np.float64(Q.shape[1]))
    e = e - e.max(-1, keepdims=True)
    p = np.exp(e)
    p /= p.sum(-1, keepdims=True)
    return p @ V, p


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)
