# cause: one matrix product for Q, K and V together, then split
import numpy as np


def attention(Q, K, V):
    # given, finished: one head, no mask
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return (e / e.sum(axis=-1, keepdims=True)) @ V


def split_heads(x, n_heads):
    T, C = x.shape
    if C % n_heads != 0:
        raise ValueError(f"C={C} n_heads={n_heads}")
    return np.swapaxes(x.reshape(T, n_heads, C // n_heads), 0, 1)


def merge_heads(h):
    return np.ascontiguousarray(np.swapaxes(h, 0, 1)).reshape(h.shape[1], -1)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    c_attn = np.concatenate([Wq, Wk, Wv], axis=1)
    q, k, v = np.split(X @ c_attn, 3, axis=1)
    q, k, v = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    return merge_heads(np.stack(list(map(attention, q, k, v)))) @ Wo
