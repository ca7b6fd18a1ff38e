# cause: x -= max(x) works in place and changes the caller's scores
# check: softmax_is_pure
# slip: none
# say: in place|edited|input|copy|changed
import numpy as np


def softmax_rows(scores):
    scores -= scores.max(axis=-1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=-1, keepdims=True)
    return scores


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    weights = softmax_rows(scores)
    return weights @ V, weights
