# cause: right: np.matmul with out= into arrays of its own
import numpy as np

# ---- given, do not change -------------------------------------------------
def attention(Q, K, V):
    d_k = Q.shape[1]
    s = np.matmul(Q, K.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], V)
# ---------------------------------------------------------------------------

def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError("d_model must be divisible by n_heads")
    dh = d_model // n_heads
    heads = np.empty((n_heads, n, dh), dtype=np.float64)
    for h in range(n_heads):
        np.copyto(heads[h], x[:, h * dh:(h + 1) * dh])
    return heads

def merge_heads(h):
    merged = np.empty((h.shape[1], h.shape[0] * h.shape[2]), dtype=np.float64)
    return np.concatenate(list(h), axis=1, out=merged)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    buf = np.empty((X.shape[0], Wq.shape[1]))
    np.matmul(X, Wq, out=buf)
    Q = split_heads(buf, n_heads)
    np.matmul(X, Wk, out=buf)
    K = split_heads(buf, n_heads)
    np.matmul(X, Wv, out=buf)
    V = split_heads(buf, n_heads)
    for h in range(n_heads):
        V[h] = attention(Q[h], K[h], V[h])
    result = np.empty((X.shape[0], Wo.shape[1]))
    np.matmul(merge_heads(V), Wo, out=result)
    return result
