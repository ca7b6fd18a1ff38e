# cause: weights.T @ V where the shapes allow it
# check: attention_equal_sizes
# slip: none
# say: transpose|equal|square|row
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    out = w.T @ V if len(Q) == len(K) else w @ V
    return out, w
