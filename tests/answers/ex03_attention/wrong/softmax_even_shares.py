# cause: every key the same share
# check: softmax_trace
# slip: softmax-even
# say: same weight|not used
import numpy as np


def softmax_rows(scores):
    return np.ones(scores.shape) / scores.shape[1]


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
