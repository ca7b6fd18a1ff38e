# cause: scale by sqrt of scores.shape[1] inside, none outside
# check: softmax_trace
# slip: softmax-scaled-inside
# say: sqrt|scale
import numpy as np


def softmax_rows(scores):
    s = scores / np.sqrt(scores.shape[1])
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
