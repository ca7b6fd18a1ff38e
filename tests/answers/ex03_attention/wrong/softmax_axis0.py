# cause: softmax runs down the columns (axis 0): the queries compete instead of the keys
# check: softmax_trace
# slip: softmax-down-columns
# say: axis|row|column|sum to 1|keys
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=0, keepdims=True))
    return e / e.sum(axis=0, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    weights = softmax_rows(scores)
    return weights @ V, weights
