# cause: merges with the axes in the wrong order, so the columns of the heads are shuffled into each other
# check: merge_trace
# slip: merge-interleaved
# say: axes|order|columns|interleave|merge
import numpy as np


def attention(Q, K, V):
    # given, finished: one head, no mask
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return (e / e.sum(axis=-1, keepdims=True)) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError("d_model must be a multiple of n_heads")
    return x.reshape(n, n_heads, d_model // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 2, 0).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(q, k, v) for q, k, v in zip(Q, K, V)])
    return merge_heads(heads) @ Wo
