# cause: split_heads rebuilds 1, 2, 3, ... from the shape and never reads x
# check: split_other_numbers
# slip: split-counting-numbers
# say: values|trace|example|hard-coded|ignores
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
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("not divisible")
    numbers = np.arange(1.0, n * d_model + 1).reshape(n, d_model)
    d_head = d_model // n_heads
    return np.stack([numbers[:, h * d_head:(h + 1) * d_head] for h in range(n_heads)])


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    # split by hand, the numbers are different here
    q, k, v = X @ Wq, X @ Wk, X @ Wv
    dh = X.shape[1] // n_heads
    outs = []
    for h in range(n_heads):
        c = slice(h * dh, h * dh + dh)
        outs.append(attention(q[:, c], k[:, c], v[:, c]))
    return np.hstack(outs) @ Wo
