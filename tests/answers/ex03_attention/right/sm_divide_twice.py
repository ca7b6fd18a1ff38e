# cause: right: normalised twice, which changes nothing
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(1, keepdims=True))
    w = e / e.sum(1, keepdims=True)
    w = w / w.sum(1, keepdims=True)
    return w

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
