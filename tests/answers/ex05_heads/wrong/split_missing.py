# cause: split_heads is missing
# check: split_shape
# slip: none
# say: no function|missing
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    d = X.shape[1] // n_heads
    out = [attention(X @ Wq[:, h * d:h * d + d], X @ Wk[:, h * d:h * d + d], X @ Wv[:, h * d:h * d + d]) for h in range(n_heads)]
    return np.hstack(out) @ Wo
