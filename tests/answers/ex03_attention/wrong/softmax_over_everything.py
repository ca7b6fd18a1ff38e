# cause: the sum runs over the whole matrix
# check: softmax_rows_sum_to_one
# slip: softmax-over-everything
# say: whole matrix|each row|sums to 1
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max())
    return e / e.sum()


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
