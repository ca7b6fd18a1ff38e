# cause: masked after the softmax, rescaled with an eps of 1e-9
# check: attention_huge_scores
# slip: attention-mask-after-softmax-rescaled
# say: after the softmax|rescaled|underflow|sums to
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
    weights = softmax_rows(scores) * causal_mask(len(Q))
    weights = weights / (weights.sum(axis=1, keepdims=True) + 1e-9)
    return weights @ V, weights
