# cause: right: float64 inside, result cast to float32
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return (e / e.sum(axis=1, keepdims=True)).astype(np.float32)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
