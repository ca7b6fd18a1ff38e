# cause: split_heads(x, n_heads, d_head)
# check: split_shape
# slip: none
# say: argument
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads, d_head):
    return x.reshape(len(x), n_heads, d_head).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    d = X.shape[1] // n_heads
    Q, K, V = (split_heads(X @ W, n_heads, d) for W in (Wq, Wk, Wv))
    return merge_heads(np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])) @ Wo
