# cause: right: tensordot and a fourth root on both sides
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    r = Q.shape[1] ** 0.25
    w = softmax_rows(np.tensordot(Q / r, K / r, axes=([1], [1])))
    return np.tensordot(w, V, axes=1), w
