# cause: the mean of the queries is subtracted first
# check: attention_trace
# slip: none
# say: wanted  [0.6698, 0.3302]
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    q = Q - Q.mean(axis=0)
    weights = softmax_rows(q @ K.T / np.sqrt(Q.shape[1]))
    return weights @ V, weights
