# cause: right: np.split lets numpy raise the ValueError, np.hstack merges
"""Exercise 5."""
import numpy as np


def softmax_rows(punkte):
    shifted = punkte - np.max(punkte, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)


def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V


def split_heads(x, n_heads):
    # ValueError comes from np.split: "array split does not result in an equal division"
    return np.array(np.split(x, n_heads, axis=1))


def merge_heads(h):
    return np.hstack(list(h))


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    result = []
    for q, k, v in zip(split_heads(X.dot(Wq), n_heads),
                       split_heads(X.dot(Wk), n_heads),
                       split_heads(X.dot(Wv), n_heads)):
        result.append(attention(q, k, v))
    return merge_heads(np.array(result)).dot(Wo)
