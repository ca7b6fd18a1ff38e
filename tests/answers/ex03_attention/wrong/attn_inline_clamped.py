# cause: a softmax of its own, shifted by max(0, maximum)
# check: attention_large
# slip: attention-shift-clamped
# say: underflow|nan|0 / 0
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    e = np.exp(s - np.maximum(s.max(axis=1, keepdims=True), 0))
    w = e / e.sum(axis=1, keepdims=True)
    return w @ V, w
