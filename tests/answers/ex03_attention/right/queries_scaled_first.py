# cause: right: a scaled copy of the queries, then the product
import numpy as np


def softmax_rows(scores):
    s = scores.copy()
    s -= s.max(axis=1)[:, None]
    np.exp(s, out=s)
    s /= s.sum(axis=1)[:, None]
    return s


def scaled_dot_product_attention(Q, K, V):
    q = Q.copy()
    q /= np.sqrt(Q.shape[-1])
    w = softmax_rows(q @ K.T)
    return w @ V, w
