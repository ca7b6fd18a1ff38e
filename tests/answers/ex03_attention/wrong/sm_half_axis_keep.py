# cause: max axis=1, sum axis=0 keepdims
# check: softmax_trace
# slip: softmax-sum-down-columns
# say: axis|column
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - np.max(scores, axis=1, keepdims=True))
    return e / np.sum(e, axis=0, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
