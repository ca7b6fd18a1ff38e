# cause: right: the maximum through a sorted copy
import numpy as np


def softmax_rows(scores):
    top = np.sort(scores, axis=1)[:, -1]
    e = np.exp(scores - top[:, np.newaxis])
    return (e.T / e.sum(axis=1)).T


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
