# cause: returns the weights and the sums
# check: softmax_shape
# slip: none
# say: tuple|array
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    total = e.sum(axis=1, keepdims=True)
    return e / total, total


def scaled_dot_product_attention(Q, K, V):
    w, _ = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    return w @ V, w
