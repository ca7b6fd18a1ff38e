# cause: right: extra optional parameters
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads, check=True):
    if check and x.shape[1] % n_heads:
        raise ValueError('not divisible')
    return x.reshape(len(x), n_heads, -1).swapaxes(0, 1)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads, verbose=False):
    if verbose:
        print(X.shape)
    heads = map(attention, *(split_heads(X @ W, n_heads) for W in (Wq, Wk, Wv)))
    return merge_heads(np.stack(list(heads))) @ Wo
