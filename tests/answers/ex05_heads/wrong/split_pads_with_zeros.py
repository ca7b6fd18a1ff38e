# cause: split_heads pads the columns with zeros when they do not divide, instead of raising
# check: split_refuses
# slip: split-pads-columns
# say: valueerror|pad|divisib|raise
"""
Lab 5, splitting and merging heads.
"""


import numpy as np


def softmax_rows(punkte):
    shifted = punkte - np.max(punkte, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)


def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V


def split_heads(x, n_heads):
    n, d = x.shape
    extra = (-d) % n_heads
    if extra:
        x = np.hstack([x, np.zeros((n, extra))])
    d_head = x.shape[1] // n_heads
    return x.reshape(n, n_heads, d_head).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = [split_heads(np.dot(X, W), n_heads) for W in (Wq, Wk, Wv)]
    aus = np.zeros(Q.shape)
    for i in range(n_heads):
        aus[i] = attention(Q[i], K[i], V[i])
    return np.dot(merge_heads(aus), Wo)
