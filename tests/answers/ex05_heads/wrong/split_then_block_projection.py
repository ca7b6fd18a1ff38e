# cause: splits X first, so head h only sees its own block of the input columns
# check: multi_slow
# slip: multi-split-before-projection
# say: project|before|split|order|columns
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
    d = X.shape[1] // n_heads
    heads = []
    for h, x in enumerate(split_heads(X, n_heads)):
        s = slice(h * d, (h + 1) * d)
        heads.append(attention(x @ Wq[s, s], x @ Wk[s, s], x @ Wv[s, s]))
    return merge_heads(np.stack(heads)) @ Wo
