# cause: right: column slices with np.stack, np.concatenate to merge
import numpy as np

def attention(q_all, k_all, v_all):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    sc = q_all @ k_all.T / np.sqrt(k_all.shape[1])
    sc = sc - sc.max(axis=1, keepdims=True)
    attn = np.exp(sc)
    attn = attn / attn.sum(axis=1, keepdims=True)
    return attn @ v_all

def split_heads(x, n_heads):
    d_model = x.shape[1]
    if d_model % n_heads:
        raise ValueError("cannot cut %d columns in %d heads" % (d_model, n_heads))
    dh = d_model // n_heads
    pieces = []
    start = 0
    while start < d_model:
        pieces.append(x[:, start:start + dh])
        start += dh
    return np.stack(pieces, axis=0)

def merge_heads(h):
    return np.concatenate(tuple(h), axis=1)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    q, k, v = (split_heads(X @ W, n_heads) for W in (Wq, Wk, Wv))
    return merge_heads([attention(*qkv) for qkv in zip(q, k, v)]) @ Wo
