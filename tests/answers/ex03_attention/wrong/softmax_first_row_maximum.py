# cause: the maximum of row 0 is subtracted from every row
# check: softmax_unlike_rows
# slip: softmax-shift-by-first-row
# say: row|maximum|overflow|underflow
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores[0].max())
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
