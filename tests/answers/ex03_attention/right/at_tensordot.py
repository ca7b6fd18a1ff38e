# cause: right: tensordot and inner
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = np.inner(Q, K) * (K.shape[-1] ** -0.5)
    a = softmax_rows(s)
    return np.tensordot(a, V, axes=1), a
