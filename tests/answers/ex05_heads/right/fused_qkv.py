# cause: right: one fused projection with np.hstack of the three weights, cut apart afterwards
import numpy as np

# ---- given, do not change -------------------------------------------------
def attention(q_all, k_all, v_all):
    d_k = q_all.shape[1]
    s = np.matmul(q_all, k_all.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], v_all)
# ---------------------------------------------------------------------------

def split_heads(x, n_heads):
    n, d = x.shape
    if d % n_heads > 0:
        raise ValueError("d_model must be divisible by n_heads")
    return np.rollaxis(x.reshape(n, n_heads, d // n_heads), 1)

def merge_heads(h):
    n_heads, n, dh = h.shape
    return np.rollaxis(h, 1).reshape(n, n_heads * dh)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    qkv = X @ np.hstack([Wq, Wk, Wv])
    q_all, k_all, v_all = [split_heads(part, n_heads) for part in np.split(qkv, 3, axis=1)]
    outs = np.stack([attention(q_all[h], k_all[h], v_all[h]) for h in range(n_heads)])
    return merge_heads(outs) @ Wo
