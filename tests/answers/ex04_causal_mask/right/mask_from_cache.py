# cause: right: masks are remembered, each its own array
import numpy as np

_masks = {}


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    if n not in _masks:
        _masks[n] = np.tri(n, dtype=bool)
    return _masks[n]


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores[~causal_mask(len(scores))] = -np.inf
    weights = softmax_rows(scores)
    return weights @ V, weights
