# cause: right: given softmax got an optional argument
import numpy as np


def softmax_rows(scores, mask=None):
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = softmax_rows(scores, causal_mask(len(Q)))
    return weights @ V, weights
