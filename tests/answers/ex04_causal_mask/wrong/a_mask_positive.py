# cause: negative scores hidden too (mask * scores > 0)
# check: attention_rows_sum_to_one
# slip: attention-positive-scores-only
# say: negative|allowed|earlier
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
    weights = softmax_rows(np.where(mask & (scores >= 0), scores, -np.inf))
    return weights @ V, weights
