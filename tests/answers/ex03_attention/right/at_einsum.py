# cause: right: einsum with other letters
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = np.einsum('id,jd->ij', Q, K) / Q.shape[1] ** 0.5
    a = softmax_rows(s)
    return np.einsum('ij,jv->iv', a, V), a
