# cause: divided by the number of keys
# check: softmax_trace
# slip: softmax-divided-by-number
# say: number of keys|sums to 1
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / scores.shape[1]


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
