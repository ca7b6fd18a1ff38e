# cause: the scores are cut to whole numbers first
# check: softmax_trace
# slip: softmax-whole-scores
# say: whole number|integer|int
import numpy as np


def softmax_rows(scores):
    s = scores.astype(int)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
