# cause: the exponentials are divided by their Euclidean length instead of by their sum
# check: softmax_trace
# slip: softmax-divided-by-length
# say: sums to 1|divide|norm
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / np.linalg.norm(e, axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    d_k = Q.shape[-1]
    scores = Q @ K.T / np.sqrt(d_k)
    weights = softmax_rows(scores)
    return weights @ V, weights
