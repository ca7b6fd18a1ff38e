# cause: weights below 0.01 are set to 0
# check: softmax_rows_sum_to_one
# slip: none
# say: small|sums to 1|cut|zero
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    w = e / e.sum(axis=1, keepdims=True)
    w[w < 0.01] = 0.0
    return w


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
