# cause: the weights are rounded to four digits
# check: softmax_slow_loop
# slip: none
# say: round|precision
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.round(e / e.sum(axis=1, keepdims=True), 4)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
