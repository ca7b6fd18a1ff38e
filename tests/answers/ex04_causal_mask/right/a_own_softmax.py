# cause: right: another softmax helper beside the given one
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def _softmax(x, axis=-1):
    x = x - np.max(x, axis=axis, keepdims=True)
    e = np.exp(x)
    return e / e.sum(axis=axis, keepdims=True)


def causal_attention(Q, K, V):
    p = _softmax(np.where(causal_mask(len(Q)), Q @ K.T / np.sqrt(K.shape[1]), -np.inf))
    return p @ V, p
