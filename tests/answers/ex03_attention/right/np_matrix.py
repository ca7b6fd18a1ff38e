# cause: right: np.matrix inside, arrays outside
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    q, k, v = np.asmatrix(Q), np.asmatrix(K), np.asmatrix(V)
    w = softmax_rows(np.asarray(q * k.T) / np.sqrt(q.shape[1]))
    return np.asarray(np.asmatrix(w) * v), w
