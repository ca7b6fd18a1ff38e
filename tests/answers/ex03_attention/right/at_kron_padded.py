# cause: right: norm of a vector of ones is sqrt(d_k)
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    p = softmax_rows(Q @ K.T / np.linalg.norm(np.ones(K.shape[1])))
    return np.add.reduce(p[:, :, np.newaxis] * V[np.newaxis], 1), p
