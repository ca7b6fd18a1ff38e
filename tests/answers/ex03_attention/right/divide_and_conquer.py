# cause: right: recursion over halves of the keys, two parts are combined through their maxima and sums
import numpy as np


def _parts(s):
    """Maximum and sum of exp(s - maximum) of each row, by halves."""
    if s.shape[1] == 1:
        return s[:, 0].copy(), np.ones(len(s))
    mid = s.shape[1] // 2
    m1, t1 = _parts(s[:, :mid])
    m2, t2 = _parts(s[:, mid:])
    m = np.maximum(m1, m2)
    return m, t1 * np.exp(m1 - m) + t2 * np.exp(m2 - m)


def softmax_rows(scores):
    m, t = _parts(scores)
    return np.exp(scores - m.reshape(-1, 1)) / t.reshape(-1, 1)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q.dot(K.T) / np.sqrt(K.shape[1]))
    return w.dot(V), w
