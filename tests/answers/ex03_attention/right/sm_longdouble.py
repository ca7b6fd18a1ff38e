# cause: right: computed in longdouble and returned so
import numpy as np


def softmax_rows(scores):
    s = scores.astype(np.longdouble)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
