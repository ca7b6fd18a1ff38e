# cause: right: max by sort copy
import numpy as np


def softmax_rows(scores):
    top = np.sort(scores, axis=1)[:, -1:]
    e = np.exp(scores - top)
    return e * (1 / e @ np.ones((e.shape[1], 1)) if False else 1 / (e @ np.ones((e.shape[1], 1))))

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
