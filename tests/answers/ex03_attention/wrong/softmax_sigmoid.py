# cause: a sigmoid of every score
# check: softmax_trace
# slip: softmax-sigmoid
# say: sigmoid|sums to 1
import numpy as np


def softmax_rows(scores):
    return 1 / (1 + np.exp(-scores))


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
