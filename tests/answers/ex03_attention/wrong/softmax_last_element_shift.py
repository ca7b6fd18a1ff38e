# cause: the last score is subtracted
# check: softmax_large_scores
# slip: softmax-shift-by-last
# say: maximum|overflow
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores[:, -1:])
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
