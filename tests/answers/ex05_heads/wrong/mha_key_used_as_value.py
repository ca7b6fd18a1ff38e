# cause: the keys are passed as values, so Wv is never used
# check: multi_one_head
# slip: multi-wk-for-values
# say: value|wv
"""Exercise 5: several heads."""


import numpy as np


def attention(queries, keys, values):
    """Given, finished: scaled dot-product attention of one head, no mask."""
    logits = queries @ keys.T / np.sqrt(keys.shape[1])
    logits = logits - logits.max(axis=1, keepdims=True)
    weights = np.exp(logits)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ values


def split_heads(x, n_heads):
    n_tokens, d_model = x.shape
    d_head, rest = divmod(d_model, n_heads)
    if rest:
        raise ValueError("not divisible")
    result = np.zeros((n_heads, n_tokens, d_head))
    for h in range(n_heads):
        result[h] = x[:, h * d_head:(h + 1) * d_head]
    return result


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    queries = split_heads(X @ Wq, n_heads)
    keys = split_heads(X @ Wk, n_heads)
    values = split_heads(X @ Wv, n_heads)
    head_outputs = np.array([attention(q, k, k) for q, k in zip(queries, keys)])
    return merge_heads(head_outputs) @ Wo
