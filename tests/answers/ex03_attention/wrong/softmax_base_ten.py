# cause: powers of 10
# check: softmax_trace
# slip: softmax-base-10
# say: base|np.exp
import numpy as np


def softmax_rows(scores):
    e = 10.0 ** (scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
