# cause: right: the scale is folded into a copy of Wq
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
    d = X.shape[1] // n_heads
    Q, K, V = (split_heads(X @ W, n_heads) for W in (Wq / np.sqrt(d), Wk, Wv))
    S = Q @ K.swapaxes(1, 2)
    E = np.exp(S - S.max(axis=2, keepdims=True))
    return merge_heads(E @ V / E.sum(axis=2, keepdims=True)) @ Wo
