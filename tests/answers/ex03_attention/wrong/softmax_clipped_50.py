# cause: the shifted scores are clipped from the scores at 50
# check: softmax_large_scores
# slip: none
# say: clip|large
import numpy as np


def softmax_rows(scores):
    scores = np.minimum(scores, 50.0)
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
