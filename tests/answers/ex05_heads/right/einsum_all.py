# cause: right: einsum everywhere
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError('not divisible')
    d_head = d_model // n_heads
    return np.einsum('nhd->hnd', x.reshape(n, n_heads, d_head))


def merge_heads(h):
    return np.einsum('hnd->nhd', h).reshape(h.shape[1], -1)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = split_heads(X @ Wq, n_heads), split_heads(X @ Wk, n_heads), split_heads(X @ Wv, n_heads)
    S = np.einsum('hid,hjd->hij', Q, K) / np.sqrt(Q.shape[-1])
    S = np.exp(S - S.max(axis=-1, keepdims=True))
    S /= S.sum(axis=-1, keepdims=True)
    return np.einsum('hij,hjd,hde->ie', S, V, Wo.reshape(n_heads, -1, X.shape[1]))
