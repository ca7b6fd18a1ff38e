# cause: list of column blocks, concatenated on the last axis
import numpy as np


def attention(Q, K, V):
    # given, finished: one head, no mask
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return (e / e.sum(axis=-1, keepdims=True)) @ V


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads:
        raise ValueError(x.shape)
    step = x.shape[-1] // n_heads
    out = np.empty((n_heads, x.shape[0], step))
    for h in range(n_heads):
        out[h] = x[:, h * step:h * step + step]
    return out


def merge_heads(h):
    return np.concatenate([h[i] for i in range(h.shape[0])], axis=-1)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(q, k, v) for q, k, v in zip(Q, K, V)])
    return merge_heads(heads) @ Wo
