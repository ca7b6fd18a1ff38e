# cause: the loop in merge_heads ends one head early, so the last columns stay zero
# check: merge_trace
# slip: merge-skips-last
# say: last head|zero|off by one|range|opposite
"""Exercise 5: several heads."""


import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(queries, keys, values):
    d_k = queries.shape[1]
    s = np.matmul(queries, keys.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], values)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads > 0:
        raise ValueError('n_heads does not divide d_model: %d / %d' % (x.shape[-1], n_heads))
    y = x.reshape(x.shape[0], n_heads, x.shape[1] // n_heads)
    y = np.swapaxes(y, 0, 1)
    return y


def merge_heads(h):
    n_heads, n, d_head = h.shape
    result = np.zeros((n, n_heads * d_head))
    for i in range(n_heads - 1):
        result[:, i * d_head:(i + 1) * d_head] = h[i]
    return result


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    queries = split_heads(X @ Wq, n_heads)
    keys = split_heads(X @ Wk, n_heads)
    values = split_heads(X @ Wv, n_heads)
    head_outputs = np.stack([attention(queries[h], keys[h], values[h]) for h in range(n_heads)])
    return merge_heads(head_outputs) @ Wo
