# cause: a list of arrays is returned
# check: softmax_shape
# slip: none
# say: list|array
import numpy as np


def softmax_rows(scores):
    rows = []
    for row in scores:
        e = np.exp(row - row.max())
        rows.append(e / e.sum())
    return rows


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
