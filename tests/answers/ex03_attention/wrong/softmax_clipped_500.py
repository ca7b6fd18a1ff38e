# cause: the scores are clipped to -500..500 against overflow
# check: softmax_large_scores
# slip: none
# say: clip|large
import numpy as np


def softmax_rows(scores):
    e = np.exp(np.clip(scores, -500, 500))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
