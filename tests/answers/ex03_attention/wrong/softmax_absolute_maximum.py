# cause: the largest absolute score is subtracted
# check: softmax_far_below_zero
# slip: softmax-shift-by-absolute
# say: absolute|underflow
import numpy as np


def softmax_rows(scores):
    top = np.abs(scores).max(axis=1, keepdims=True)
    e = np.exp(scores - top)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
