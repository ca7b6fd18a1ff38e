# cause: right: exp with the allowed maximum, zero before the division
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    allowed = causal_mask(len(Q))
    s = Q @ K.T / np.sqrt(K.shape[1])
    top = np.where(allowed, s, -np.inf).max(1, keepdims=True)
    e = np.where(allowed, np.exp(s - top), 0.0)
    p = e / e.sum(1, keepdims=True)
    return p @ V, p
