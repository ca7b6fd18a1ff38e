# cause: right: mean key subtracted first (changes no weight)
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    k = K - K.mean(axis=0)
    p = softmax_rows(Q @ k.T / np.sqrt(K.shape[1]))
    return p @ V, p
