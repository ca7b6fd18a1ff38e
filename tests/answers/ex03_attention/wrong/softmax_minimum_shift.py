# cause: the minimum is subtracted
# check: softmax_large_scores
# slip: softmax-shift-by-minimum
# say: minimum|maximum|overflow
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.min(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
