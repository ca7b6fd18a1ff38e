# cause: powers of 2 instead of e
# check: softmax_trace
# slip: softmax-base-2
# say: base|np.exp|even
import numpy as np


def softmax_rows(scores):
    e = 2.0 ** (scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
