# cause: exp / exp(max)
# check: softmax_large_scores
# slip: softmax-shift-after-exp
# say: overflow|maximum|large
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores) / np.exp(scores.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
