# cause: right: caches by bytes and returns a copy
import numpy as np


_seen = {}


def softmax_rows(scores):
    key = (scores.shape, scores.tobytes())
    if key not in _seen:
        e = np.exp(scores - scores.max(1, keepdims=True))
        _seen[key] = e / e.sum(1, keepdims=True)
    return _seen[key].copy()

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
