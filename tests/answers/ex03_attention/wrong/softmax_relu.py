# cause: negative scores are cut to 0 first
# check: softmax_slow_loop
# slip: softmax-negative-scores-cut
# say: negative|cut
import numpy as np


def softmax_rows(scores):
    e = np.exp(np.maximum(scores, 0.0))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
