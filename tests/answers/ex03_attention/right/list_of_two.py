# cause: right: the two results in a list
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T * K.shape[1] ** -0.5)
    return [w @ V, w]
