# cause: d_head is 2, hard-coded
# check: multi_one_head
# slip: none
# say: hard-coded|heads|d_head|differ|error|shape
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError("the columns cannot be shared evenly")
    return x.reshape(n, n_heads, d_model // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    out = []
    for h in range(n_heads):
        c = slice(2 * h, 2 * h + 2)
        out.append(attention(X @ Wq[:, c], X @ Wk[:, c], X @ Wv[:, c]))
    return np.hstack(out) @ Wo[:2 * n_heads]
