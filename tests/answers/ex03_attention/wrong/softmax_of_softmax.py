# cause: normalised, then the softmax once more
# check: softmax_trace
# slip: softmax-twice
# say: twice|second
import numpy as np


def softmax_rows(scores):
    for _ in range(2):
        e = np.exp(scores - scores.max(axis=1, keepdims=True))
        scores = e / e.sum(axis=1, keepdims=True)
    return scores


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
