# cause: first n is remembered
# check: mask_shape
# slip: none
# say: remember
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


_m = []


def causal_mask(n):
    if not _m:
        _m.append(np.tri(n, dtype=bool))
    return _m[0]


def causal_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(K.shape[1])
    p = softmax_rows(np.where(np.tri(len(Q), dtype=bool), s, -np.inf))
    return p @ V, p
