# cause: global max only when it is above 700
# check: softmax_far_below_zero
# slip: softmax-shift-clamped
# say: row|maximum|largest|nan
import numpy as np


def softmax_rows(scores):
    if scores.max() > 700:
        scores = scores - scores.max()
    e = np.exp(scores)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
