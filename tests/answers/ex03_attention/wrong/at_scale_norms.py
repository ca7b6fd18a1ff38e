# cause: divided by the norm of K
# check: attention_scale
# slip: none
# say: d_k|sqrt|norm
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.linalg.norm(K)
    weights = softmax_rows(scores)
    return weights @ V, weights
