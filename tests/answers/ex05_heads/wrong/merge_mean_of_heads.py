# cause: merge_heads averages the heads instead of putting them side by side
# check: merge_shape
# slip: merge-mean
# say: mean|averag|shape|side by side|concatenat
"""Exercise 5: several heads."""


import numpy as np


def softmax_rows(scores):
    shifted = scores - np.max(scores, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)


def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V


def split_heads(x, n_heads):
    d = x.shape[1]
    if d % n_heads:
        raise ValueError(f"{d} columns cannot be cut into {n_heads} heads")
    w = d // n_heads
    return np.stack([x[:, h * w:(h + 1) * w] for h in range(n_heads)])


def merge_heads(h):
    # combine the heads into one
    return np.mean(h, axis=0)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merge_heads(heads) @ Wo
