# cause: split_heads slices columns 0:2 and 2:4, which fits only the example
# check: split_shape
# slip: split-four-columns
# say: hard-coded|other|column|shape|d_model
"""
Lab 5, splitting and merging heads.
"""


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
    if x.shape[1] % n_heads:
        raise ValueError("no")
    head0 = x[:, 0:2]
    head1 = x[:, 2:4]
    return np.array([head0, head1])


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    # 1. project
    q, k, v = X @ Wq, X @ Wk, X @ Wv
    # 2. split
    qs = split_heads(q, n_heads)
    ks = split_heads(k, n_heads)
    vs = split_heads(v, n_heads)
    # 3. attend
    results = []
    for qh, kh, vh in zip(qs, ks, vs):
        results.append(attention(qh, kh, vh))
    # 4. merge, 5. output projection
    merged = merge_heads(np.array(results))
    return merged @ Wo
