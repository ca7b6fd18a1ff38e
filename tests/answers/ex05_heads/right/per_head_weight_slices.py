# cause: slices the weights per head instead of the activations
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
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    if Wq.shape[1] % n_heads:
        raise ValueError("n_heads must divide d_model")
    d = Wq.shape[1] // n_heads
    out = []
    for h in range(n_heads):
        cols = slice(d * h, d * h + d)
        out.append(attention(X @ Wq[:, cols], X @ Wk[:, cols], X @ Wv[:, cols]))
    return np.concatenate(out, axis=1) @ Wo
