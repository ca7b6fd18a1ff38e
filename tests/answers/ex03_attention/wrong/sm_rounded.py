# cause: rounded to 4 decimals
# check: softmax_slow_loop
# slip: none
# say: round|decimals|digits
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.round(e / e.sum(axis=1, keepdims=True), 4)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
