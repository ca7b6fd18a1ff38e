# cause: computed and returned in float32
# check: softmax_keeps_precision
# slip: none
# say: float32|precision|digits
import numpy as np


def softmax_rows(scores):
    s = scores.astype(np.float32)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
