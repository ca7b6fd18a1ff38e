# cause: right: per head slices of the weight columns, no split of the projections
import numpy as np

def softmax_rows(sc):
    shifted = sc - np.max(sc, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)


def attention(q_all, k_all, v_all):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    dh = q_all.shape[-1]
    return softmax_rows(q_all @ k_all.T / np.sqrt(dh)) @ v_all

def _columns(d_model, n_heads):
    if d_model % n_heads != 0:
        raise ValueError("n_heads has to divide d_model")
    w = d_model // n_heads
    return [slice(i * w, i * w + w) for i in range(n_heads)]

def split_heads(x, n_heads):
    return np.stack([x[:, c] for c in _columns(x.shape[1], n_heads)])

def merge_heads(h):
    H, n, w = h.shape
    out = np.empty((n, H * w))
    for i, c in enumerate(_columns(H * w, H)):
        out[:, c] = h[i]
    return out

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    outs = []
    for c in _columns(X.shape[1], n_heads):
        outs.append(attention(X @ Wq[:, c], X @ Wk[:, c], X @ Wv[:, c]))
    return merge_heads(np.array(outs)) @ Wo
