# cause: all masks are cut from one buffer that is turned over
# check: mask_is_pure
# slip: none
# say: earlier result|buffer|overwritten|answer
import numpy as np

_buffer = np.zeros((64, 64), dtype=bool)


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    _buffer[:] = False
    for i in range(n):
        _buffer[i, : i + 1] = True
    return _buffer[:n, :n]


def causal_attention(Q, K, V):
    n = len(Q)
    scores = Q @ K.T / np.sqrt(K.shape[1])
    for i in range(n):
        scores[i, i + 1 :] = -np.inf
    weights = softmax_rows(scores)
    return weights @ V, weights
