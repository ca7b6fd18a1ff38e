# cause: masked after, divided by count
# check: attention_rows_sum_to_one
# slip: none
# say: before|after|softmax|sum
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    mask = causal_mask(len(Q))
    weights = softmax_rows(scores) * mask * len(Q) / np.arange(1, len(Q) + 1)[:, None]
    return weights @ V, weights
