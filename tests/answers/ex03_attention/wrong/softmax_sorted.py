# cause: each row comes back sorted
# check: softmax_trace
# slip: softmax-sorted
# say: sorted|order
import numpy as np


def softmax_rows(scores):
    e = np.exp(np.sort(scores, axis=1))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
