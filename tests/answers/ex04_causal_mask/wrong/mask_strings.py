# cause: the letters T and F
# check: mask_shape
# slip: none
# say: bool|dtype
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.array([['T' if j <= i else 'F' for j in range(n)] for i in range(n)])


def causal_attention(Q, K, V):
    n = len(Q)
    scores = Q @ K.T / np.sqrt(K.shape[1])
    for i in range(n):
        scores[i, i + 1 :] = -np.inf
    weights = softmax_rows(scores)
    return weights @ V, weights
