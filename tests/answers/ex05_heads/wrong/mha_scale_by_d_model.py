# cause: the scores are divided by sqrt(d_model) instead of sqrt(d_head)
# check: multi_slow
# slip: multi-scale-d-model
# say: d_head|d_model|scale|sqrt
import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(queries, keys, values):
    d_k = queries.shape[1]
    s = np.matmul(queries, keys.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], values)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be divisible by n_heads")
    d_head = d_model // n_heads
    return x.reshape(n, n_heads, d_head).transpose(1, 0, 2)


def merge_heads(h):
    H, n, dh = h.shape
    tokens_first = h.swapaxes(0, 1)
    return tokens_first.reshape((n, H * dh))


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    n, d_model = X.shape
    queries = split_heads(X @ Wq, n_heads)
    keys = split_heads(X @ Wk, n_heads)
    values = split_heads(X @ Wv, n_heads)
    logits = queries @ keys.transpose(0, 2, 1) / np.sqrt(d_model)
    logits = logits - logits.max(axis=-1, keepdims=True)
    probs = np.exp(logits)
    probs = probs / probs.sum(axis=-1, keepdims=True)
    return merge_heads(probs @ values) @ Wo
