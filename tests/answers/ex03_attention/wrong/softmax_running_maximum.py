# cause: the largest score ever seen is kept in a global
# check: softmax_far_below_zero
# slip: none
# say: far below|nan
import numpy as np

top = -np.inf


def softmax_rows(scores):
    global top
    top = max(top, scores.max())
    e = np.exp(scores - top)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
