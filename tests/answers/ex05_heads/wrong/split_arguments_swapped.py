# cause: split_heads(n_heads, x)
# check: split_shape
# slip: none
# say: another order|argument|parameter
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(n_heads, x):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError
    return x.reshape(n, n_heads, -1).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = split_heads(n_heads, X @ Wq), split_heads(n_heads, X @ Wk), split_heads(n_heads, X @ Wv)
    return merge_heads(np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])) @ Wo
