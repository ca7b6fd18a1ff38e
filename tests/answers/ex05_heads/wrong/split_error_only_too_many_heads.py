# cause: split_heads raises only when there are more heads than columns
# check: split_refuses
# slip: split-drops-columns
# say: valueerror|divisib|divide|raise
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
    n, d_model = x.shape
    if n_heads > d_model:
        raise ValueError("more heads than columns")
    size = d_model // n_heads
    out = np.zeros((n_heads, n, size))
    for h in range(n_heads):
        start = h * size
        out[h] = x[:, start:start + size]
    return out

def merge_heads(h):
    n_heads, n, d_head = h.shape
    out = np.empty((n, n_heads * d_head))
    for i in range(n_heads):
        out[:, i * d_head:(i + 1) * d_head] = h[i]
    return out

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
