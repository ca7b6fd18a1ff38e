# cause: 0.001 is added to the sum
# check: softmax_trace
# slip: none
# say: sum|added|divisor
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / (e.sum(axis=1, keepdims=True) + 1e-3)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
