# cause: multi_head_attention ignores n_heads and always uses 2 heads
# check: multi_one_head
# slip: multi-two-heads
# say: n_heads|two heads|hard-coded|2 heads|number of heads
"""
Lab 5, splitting and merging heads.
"""


import numpy as np


def attention(Q, K, V):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    punkte = Q @ K.T / np.sqrt(K.shape[1])
    punkte = punkte - punkte.max(axis=1, keepdims=True)
    weights = np.exp(punkte)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ V


def split_heads(x, n_heads):
    # np.split raises a ValueError by itself if it does not fit
    return np.array(np.split(x, n_heads, axis=1))


def merge_heads(h):
    return np.hstack([h[i] for i in range(h.shape[0])])


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, 2)
    K = split_heads(X @ Wk, 2)
    V = split_heads(X @ Wv, 2)
    head0 = attention(Q[0], K[0], V[0])
    head1 = attention(Q[1], K[1], V[1])
    return merge_heads(np.stack([head0, head1])) @ Wo
