# cause: right: select
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(K.shape[1])
    p = softmax_rows(np.select([causal_mask(len(s))], [s], default=-np.inf))
    return p @ V, p
