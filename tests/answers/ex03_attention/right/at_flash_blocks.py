# cause: right: blocks of two keys, rescaled; weights separately
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    n, d = Q.shape
    m = np.full((n, 1), -np.inf)
    l = np.zeros((n, 1))
    o = np.zeros((n, V.shape[1]))
    for j in range(0, len(K), 2):
        s = Q @ K[j:j + 2].T / np.sqrt(d)
        new = np.maximum(m, s.max(1, keepdims=True))
        p = np.exp(s - new)
        c = np.exp(m - new)
        l = l * c + p.sum(1, keepdims=True)
        o = o * c + p @ V[j:j + 2]
        m = new
    return o / l, np.exp(Q @ K.T / np.sqrt(d) - m) / l
