# cause: only token 0 is allowed
# check: mask_trace
# slip: mask-first-column
# say: token 0|column
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    mask = np.zeros((n, n), dtype=bool)
    mask[:, 0] = True
    return mask


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores[~causal_mask(len(scores))] = -np.inf
    weights = softmax_rows(scores)
    return weights @ V, weights
