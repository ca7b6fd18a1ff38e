# cause: split_heads is one bare reshape to (heads, n, d_head), which cuts the tokens up instead of the columns
# check: split_trace
# slip: split-bare-reshape
# say: reshape|column|mixes tokens|transpose
"""Exercise 5: several heads."""


import numpy as np


def softmax_rows(sc):
    shifted = sc - np.max(sc, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)


def attention(q_all, k_all, v_all):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    dh = q_all.shape[-1]
    return softmax_rows(q_all @ k_all.T / np.sqrt(dh)) @ v_all


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model is not divisible by n_heads")
    return x.reshape(n_heads, n, d_model // n_heads)


def merge_heads(h):
    n_heads, n, dh = h.shape
    out = np.empty((n, n_heads * dh))
    for i in range(n_heads):
        out[:, i * dh:(i + 1) * dh] = h[i]
    return out


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    q_all, k_all, v_all = [split_heads(np.dot(X, W), n_heads) for W in (Wq, Wk, Wv)]
    out = np.zeros(q_all.shape)
    for i in range(n_heads):
        out[i] = attention(q_all[i], k_all[i], v_all[i])
    return np.dot(merge_heads(out), Wo)
