# cause: the prefix of token i ends after i + 1
# check: attention_trace
# slip: attention-one-step-ahead
# say: one step|future|next
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
    n = len(Q)
    weights = np.zeros((n, n))
    for i in range(n):
        weights[i, : i + 2] = softmax_rows(scores[i : i + 1, : i + 2])[0]
    return weights @ V, weights
