# cause: exp of the absolute scores
# check: softmax_slow_loop
# slip: softmax-absolute-scores
# say: absolute|negative
import numpy as np


def softmax_rows(scores):
    s = np.abs(scores)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
