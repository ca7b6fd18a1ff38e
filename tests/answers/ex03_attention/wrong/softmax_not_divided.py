# cause: the division by the sum is missing
# check: softmax_trace
# slip: softmax-not-divided
# say: division|sum
import numpy as np


def softmax_rows(scores):
    return np.exp(scores - scores.max(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
