# cause: 1 is added to the sum of the exponentials
# check: softmax_trace
# slip: softmax-one-more-in-the-sum
# say: 1 is added|less than 1
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores)
    return e / (1 + e.sum(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
