# cause: right: all heads in one big score matrix over (head, token) pairs, other heads switched off with -inf
import numpy as np

def softmax_rows(scores):
    shifted = scores - np.max(scores, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)

def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V

def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("n_heads must divide d_model")
    d_head = d_model // n_heads
    # (n, d) -> (n * heads, d_head), then regroup
    flat = x.reshape(n * n_heads, d_head)
    return np.stack([flat[h::n_heads] for h in range(n_heads)])

def merge_heads(h):
    n_heads, n, d_head = h.shape
    flat = np.empty((n * n_heads, d_head))
    for i in range(n_heads):
        flat[i::n_heads] = h[i]
    return flat.reshape(n, n_heads * d_head)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    n = X.shape[0]
    Q = np.vstack(list(split_heads(X @ Wq, n_heads)))
    K = np.vstack(list(split_heads(X @ Wk, n_heads)))
    V = np.vstack(list(split_heads(X @ Wv, n_heads)))
    owner = np.repeat(np.arange(n_heads), n)
    s = Q @ K.T / np.sqrt(Q.shape[1])
    s = np.where(owner[:, None] == owner[None, :], s, -np.inf)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    out = (e / e.sum(axis=1, keepdims=True)) @ V
    return merge_heads(out.reshape(n_heads, n, -1)) @ Wo
