# cause: the result is transposed
# check: softmax_shape
# slip: none
# say: shape|transpose|swapped
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return (e / e.sum(axis=1, keepdims=True)).T


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1])).T
    return w @ V, w
