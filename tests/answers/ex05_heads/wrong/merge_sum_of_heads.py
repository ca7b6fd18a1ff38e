# cause: merge_heads adds the heads up instead of putting them side by side
# check: merge_shape
# slip: merge-sum
# say: sum|add|shape|side by side|concatenat


import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(Q, K, V):
    d_k = Q.shape[1]
    s = np.matmul(Q, K.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], V)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
    # np.split raises a ValueError by itself if it does not fit
    return np.array(np.split(x, n_heads, axis=1))


def merge_heads(h):
    total = h[0].copy()
    for i in range(1, len(h)):
        total += h[i]
    return total


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merge_heads(heads) @ Wo
