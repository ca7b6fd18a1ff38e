# cause: right: apply_along_axis with a 1-D softmax
import numpy as np


def _one(row):
    e = np.exp(row - np.max(row))
    return e / np.sum(e)


def softmax_rows(scores):
    return np.apply_along_axis(_one, 1, scores)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
