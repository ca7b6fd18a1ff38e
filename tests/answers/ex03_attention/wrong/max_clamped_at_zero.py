# cause: subtracts max(0, row max), so a row of very negative scores underflows to 0/0
# check: softmax_far_below_zero
# slip: softmax-shift-clamped
# say: max|negative|underflow|nan|0/0
import numpy as np


def softmax_rows(scores):
    top = np.maximum(scores.max(axis=-1, keepdims=True), 0)
    e = np.exp(scores - top)
    return e / e.sum(axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    weights = softmax_rows(scores)
    return weights @ V, weights
