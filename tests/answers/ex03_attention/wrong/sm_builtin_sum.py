# cause: builtin sum(e) adds up the rows (axis 0)
# check: softmax_trace
# slip: softmax-sum-down-columns
# say: axis|column|across the keys
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / sum(e)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
