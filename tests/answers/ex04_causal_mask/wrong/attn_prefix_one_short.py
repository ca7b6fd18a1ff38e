# cause: the prefix of token i ends before i
# check: attention_trace
# slip: attention-without-diagonal
# say: itself|diagonal|weight
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    mask = np.zeros((n, n), dtype=bool)
    for i in range(n):
        mask[i, : i + 1] = True
    return mask


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    n = len(Q)
    weights = np.zeros((n, n))
    weights[0, 0] = 1
    for i in range(1, n):
        weights[i, :i] = softmax_rows(scores[i : i + 1, :i])[0]
    return weights @ V, weights
