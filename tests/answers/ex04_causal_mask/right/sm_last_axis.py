# cause: right: given softmax rewritten to the same numbers
import numpy as np


def softmax_rows(scores):
    z = scores - np.max(scores, axis=-1, keepdims=True)
    return np.exp(z) / np.sum(np.exp(z), axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = np.where(causal_mask(len(Q)), scores, -np.inf)
    weights = softmax_rows(scores)
    return weights @ V, weights
