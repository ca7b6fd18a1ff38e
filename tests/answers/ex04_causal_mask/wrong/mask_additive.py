# cause: 0 and minus infinity instead of True and False
# check: mask_shape
# slip: none
# say: bool|dtype|float
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.triu(np.full((n, n), -np.inf), k=1)


def causal_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]) + causal_mask(len(Q)))
    return weights @ V, weights
