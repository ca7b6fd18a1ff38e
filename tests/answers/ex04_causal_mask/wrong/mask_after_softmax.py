# cause: zeroes the future after the softmax, so the rows no longer sum to 1
# check: attention_trace
# slip: attention-mask-after-softmax
# say: before|after|softmax|sum to 1
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[-1])) * causal_mask(len(Q))
    return weights @ V, weights
