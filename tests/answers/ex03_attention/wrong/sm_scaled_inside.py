# cause: softmax_rows also divides by sqrt(n_k)
# check: softmax_trace
# slip: softmax-scaled-inside
# say: softmax_rows|sqrt|scale|divide
import numpy as np


def softmax_rows(scores):
    scores = scores / np.sqrt(scores.shape[1])
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
