# cause: / d ** 1/2
# check: attention_slow_loop
# slip: attention-scale-half
# say: sqrt|root|bracket|** 1/2
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / K.shape[1] ** 1/2
    weights = softmax_rows(np.where(causal_mask(len(Q)), scores, -np.inf))
    return weights @ V, weights
