# cause: subtracts the maximum of each column
# check: softmax_trace
# slip: softmax-column-maximum
# say: column|axis
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=0))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
