# cause: right: other parameter names
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(matrix, count):
    if matrix.shape[1] % count:
        raise ValueError('no')
    return np.array(np.hsplit(matrix, count))


def merge_heads(stack):
    return np.hstack(list(stack))


def multi_head_attention(tokens, a, b, c, d, count):
    parts = [split_heads(tokens @ w, count) for w in (a, b, c)]
    return merge_heads(np.stack([attention(q, k, v) for q, k, v in zip(*parts)])) @ d
