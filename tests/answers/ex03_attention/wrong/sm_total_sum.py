# cause: divided by the sum of the whole matrix
# check: softmax_rows_sum_to_one
# slip: softmax-over-everything
# say: own sum|each row|whole matrix|sum to 1|sums to 1
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum()


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
