# cause: the row maxima have no keepdims, so column j is shifted by the maximum of row j (or it crashes)
# check: softmax_shape
# slip: softmax-maximum-without-keepdims
# say: keepdims|broadcast|maximum|shape
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    # compare every query with every key
    n_q, d_k = Q.shape
    scores = np.dot(Q, np.transpose(K))
    scores = scores / d_k ** 0.5
    weights = softmax_rows(scores)
    out = np.dot(weights, V)
    return (out, weights)
