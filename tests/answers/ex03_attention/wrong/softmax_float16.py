# cause: softmax_rows computes in float16, which has three digits
# check: softmax_trace
# slip: none
# say: float16|precision|float64|digits
import numpy as np


def softmax_rows(scores):
    s = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(s).astype(np.float16)
    return (e / e.sum(axis=1, keepdims=True)).astype(np.float64)


def scaled_dot_product_attention(Q, K, V):
    scale = 1 / np.sqrt(K.shape[1])
    weights = softmax_rows(np.matmul(Q, K.T) * scale)
    output = np.matmul(weights, V)
    return output, weights
