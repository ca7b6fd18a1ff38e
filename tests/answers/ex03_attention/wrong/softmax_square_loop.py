# cause: both loops run over the number of rows
# check: softmax_shape
# slip: none
# say: size|columns|hard-coded|index|rows|axis
import numpy as np


def softmax_rows(scores):
    n = len(scores)
    out = np.zeros(scores.shape)
    for i in range(n):
        top = max(scores[i])
        total = sum(np.exp(scores[i, j] - top) for j in range(n))
        for j in range(n):
            out[i, j] = np.exp(scores[i, j] - top) / total
    return out


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
