# cause: max - score instead of score - max
# check: softmax_trace
# slip: softmax-sign-flipped
# say: sign|smallest|flipped
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores.max(axis=1, keepdims=True) - scores)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
