# cause: right: column-major reshapes (order F) keep neighbouring columns together
import numpy as np

def attention(queries, keys, values):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    logits = queries @ keys.T / np.sqrt(keys.shape[1])
    logits = logits - logits.max(axis=1, keepdims=True)
    weights = np.exp(logits)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ values

def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be a multiple of n_heads")
    cube = x.reshape((n, d_model // n_heads, n_heads), order="F")
    return cube.transpose(2, 0, 1)

def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 2, 0).reshape((n, d_head * n_heads), order="F")

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    queries = split_heads(X @ Wq, n_heads)
    keys = split_heads(X @ Wk, n_heads)
    values = split_heads(X @ Wv, n_heads)
    return merge_heads(np.array([attention(queries[i], keys[i], values[i]) for i in range(len(queries))])) @ Wo
