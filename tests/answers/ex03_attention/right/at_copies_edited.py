# cause: right: copies, then in place with out=
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    Q, K, V = Q.copy(), K.copy(), np.array(V)
    Q /= np.sqrt(Q.shape[1])
    s = np.matmul(Q, K.T)
    p = softmax_rows(s)
    np.matmul(p, V, out=(o := np.empty((len(Q), V.shape[1]))))
    return o, p
