# cause: right: subtracts max + 3, harmless
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - (scores.max(axis=1, keepdims=True) + 3))
    return e / e.sum(axis=1, keepdims=True)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
