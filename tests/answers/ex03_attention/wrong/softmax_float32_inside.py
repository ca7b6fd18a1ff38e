# cause: computed in float32, returned as float64
# check: softmax_keeps_precision
# slip: none
# say: float32|precision|digits
import numpy as np


def softmax_rows(scores):
    s = np.float32(scores)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return np.float64(e / e.sum(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
