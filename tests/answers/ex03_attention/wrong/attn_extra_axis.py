# cause: the output has an extra axis
# check: attention_shapes
# slip: none
# say: shape|axis
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    return (w[:, :, None] * V[None]).sum(axis=1, keepdims=True), w
