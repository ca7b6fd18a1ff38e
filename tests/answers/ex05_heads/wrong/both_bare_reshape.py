# cause: split and merge are bare reshapes, the round trip works
# check: split_trace
# slip: split-bare-reshape
# say: reshape|mix|columns
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    return x.reshape(n_heads, len(x), x.shape[1] // n_heads)


def merge_heads(h):
    return h.reshape(h.shape[1], -1)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = split_heads(X @ Wq, n_heads), split_heads(X @ Wk, n_heads), split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merge_heads(heads) @ Wo
