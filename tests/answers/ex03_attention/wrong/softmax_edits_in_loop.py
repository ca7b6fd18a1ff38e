# cause: each row is shifted in place
# check: softmax_is_pure
# slip: none
# say: edit|in place|copy
import numpy as np


def softmax_rows(scores):
    for row in scores:
        row -= row.max()
    e = np.exp(scores)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
