# cause: split_heads deals the columns out in turn (h::n_heads) instead of giving each head neighbouring columns
# check: split_trace
# slip: split-interleaved
# say: interleav|column|neighbour|contiguous


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
    if x.shape[1] % n_heads != 0:
        raise ValueError("number of columns not divisible by n_heads")
    koepfe = []
    for h in range(n_heads):
        koepfe.append(x[:, h::n_heads])
    return np.array(koepfe)


def merge_heads(h):
    return np.hstack([h[i] for i in range(h.shape[0])])


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
