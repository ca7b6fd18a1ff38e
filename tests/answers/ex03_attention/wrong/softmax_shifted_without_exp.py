# cause: the shifted scores over their sum
# check: softmax_trace
# slip: softmax-without-exp-shifted
# say: exp|missing
import numpy as np


def softmax_rows(scores):
    s = scores - scores.max(axis=1, keepdims=True)
    return s / s.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
