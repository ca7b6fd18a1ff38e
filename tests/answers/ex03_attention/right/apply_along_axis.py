# cause: right: np.apply_along_axis with a one-row softmax
import numpy as np


def one(row):
    e = np.exp(row - np.max(row))
    return e / np.sum(e)


def softmax_rows(scores):
    return np.apply_along_axis(one, 1, scores)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
