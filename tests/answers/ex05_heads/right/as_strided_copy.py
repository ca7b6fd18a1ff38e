# cause: right: stride tricks followed by a copy
import numpy as np
from numpy.lib.stride_tricks import as_strided

def attention(queries, keys, values):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    logits = queries @ keys.T / np.sqrt(keys.shape[1])
    logits = logits - logits.max(axis=1, keepdims=True)
    weights = np.exp(logits)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ values

def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError("d_model must be divisible by n_heads")
    d_head = d_model // n_heads
    row, col = x.strides
    return as_strided(x, shape=(n_heads, n, d_head), strides=(col * d_head, row, col), writeable=False).copy()

def merge_heads(h):
    n_heads, n, d_head = h.shape
    result = np.empty((n, n_heads, d_head))
    result[...] = h.transpose(1, 0, 2)
    return result.reshape(n, n_heads * d_head)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    queries = split_heads(X @ Wq, n_heads)
    keys = split_heads(X @ Wk, n_heads)
    values = split_heads(X @ Wv, n_heads)
    head_outputs = np.empty(queries.shape)
    h = 0
    while h < n_heads:
        head_outputs[h] = attention(queries[h], keys[h], values[h])
        h += 1
    return merge_heads(head_outputs) @ Wo
