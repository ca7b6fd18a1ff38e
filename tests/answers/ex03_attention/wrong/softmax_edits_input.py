# cause: scores -= max changes the caller's array
# check: softmax_is_pure
# slip: none
# say: edited|changed|in place|copy
import numpy as np


def softmax_rows(scores):
    scores -= scores.max(axis=1, keepdims=True)
    e = np.exp(scores)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    n_q, d_k = Q.shape
    S = np.dot(Q, np.transpose(K))
    S = S / d_k ** 0.5
    probs = softmax_rows(S)
    out = np.dot(probs, V)
    return (out, probs)
