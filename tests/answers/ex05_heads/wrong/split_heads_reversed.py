# cause: split_heads counts the heads from the right, so the head order is reversed
# check: split_trace
# slip: split-reversed
# say: order|reverse|head 0|first head|column
"""Exercise 5: several heads."""


import numpy as np


def attention(Q, K, V):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    punkte = Q @ K.T / np.sqrt(K.shape[1])
    punkte = punkte - punkte.max(axis=1, keepdims=True)
    weights = np.exp(punkte)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ V


def split_heads(x, n_heads):
    n, d = x.shape
    if d % n_heads != 0:
        raise ValueError("bad n_heads")
    dh = d // n_heads
    return np.stack([x[:, d - (h + 1) * dh:d - h * dh] for h in range(n_heads)])


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    koepfe = np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merge_heads(koepfe) @ Wo
