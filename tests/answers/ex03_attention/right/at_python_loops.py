# cause: right: four plain loops
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    n_q, d_k = Q.shape
    n_k, d_v = V.shape
    s = np.zeros((n_q, n_k))
    for i in range(n_q):
        for j in range(n_k):
            for c in range(d_k):
                s[i, j] += Q[i, c] * K[j, c]
            s[i, j] /= d_k ** 0.5
    w = softmax_rows(s)
    out = np.zeros((n_q, d_v))
    for i in range(n_q):
        for j in range(n_k):
            out[i] += w[i, j] * V[j]
    return out, w
