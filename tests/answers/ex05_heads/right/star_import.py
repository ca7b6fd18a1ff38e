# cause: right: from numpy import * and short names
import numpy as np
from numpy import *

def attention(Q, K, V):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = scores - scores.max(axis=1, keepdims=True)
    weights = np.exp(scores)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ V

def split_heads(x, n_heads):
    n, d = x.shape
    if mod(d, n_heads) != 0:
        raise ValueError("cannot split evenly")
    return transpose(reshape(x, (n, n_heads, d // n_heads)), (1, 0, 2))

def merge_heads(h):
    return reshape(transpose(h, (1, 0, 2)), (h.shape[1], h.shape[0] * h.shape[2]))

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = split_heads(dot(X, Wq), n_heads), split_heads(dot(X, Wk), n_heads), split_heads(dot(X, Wv), n_heads)
    heads = array([attention(q, k, v) for q, k, v in zip(Q, K, V)])
    return dot(merge_heads(heads), Wo)
