# cause: the weights are cut by rows, not columns
# check: multi_slow
# slip: none
# say: error|rows|columns|match
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError("the columns cannot be shared evenly")
    return x.reshape(n, n_heads, d_model // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    d = X.shape[1] // n_heads
    out = []
    for h in range(n_heads):
        r = slice(h * d, h * d + d)
        out.append(attention(X[:, r] @ Wq[r], X[:, r] @ Wk[r], X[:, r] @ Wv[r])[:, r])
    return np.hstack(out) @ Wo
