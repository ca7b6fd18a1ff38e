# cause: the loop ends one row too early
# check: softmax_trace
# slip: none
# say: row|last|sums to 1
import numpy as np


def softmax_rows(scores):
    out = np.zeros(scores.shape)
    for i in range(len(scores) - 1):
        e = np.exp(scores[i] - scores[i].max())
        out[i] = e / e.sum()
    return out


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
