# cause: masked array weights filled by hand; mask int-indexed
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    s = np.ma.array(Q @ K.T / np.sqrt(K.shape[1]), mask=~causal_mask(len(Q)))
    e = np.ma.exp(s - s.max(axis=1)[:, None])
    weights = (e / e.sum(axis=1)[:, None]).filled(0.0)
    return weights @ V, weights
