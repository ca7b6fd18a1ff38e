# cause: right: lambdas for split and merge, np.split raising
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


split_heads = lambda x, n_heads: np.stack(np.split(x, n_heads, axis=1))


merge_heads = lambda h: np.concatenate(list(h), axis=1)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = split_heads(X @ Wq, n_heads), split_heads(X @ Wk, n_heads), split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merge_heads(heads) @ Wo
