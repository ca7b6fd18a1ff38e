# cause: the sum leaves the score itself out
# check: softmax_trace
# slip: none
# say: sum|sums to 1
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / (e.sum(axis=1, keepdims=True) - e + 1e-12)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
