# cause: fills with -float('-inf'), which is +inf: inf - inf is nan
# check: attention_trace
# slip: attention-nan-rows
# say: inf|sign|nan|negative
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    scores[~causal_mask(len(Q))] = -float("-inf")
    weights = softmax_rows(scores)
    return weights @ V, weights
