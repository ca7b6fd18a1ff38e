# cause: one global mask edited and returned, resized by view
# check: mask_is_pure
# slip: none
# say: earlier|overwrit|second|same
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


_M = np.zeros((64, 64), dtype=bool)


def causal_mask(n):
    _M[:] = False
    _M[:n, :n] = np.tri(n, dtype=bool)
    return _M[:n, :n]


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = np.where(causal_mask(len(Q)), scores, -np.inf)
    weights = softmax_rows(scores)
    return weights @ V, weights
