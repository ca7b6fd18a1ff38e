# cause: adds log(mask): log(1) = 0 and log(0) = -inf (numpy warns 'divide by zero encountered in log')
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1]) + np.log(causal_mask(len(Q)))
    w = softmax_rows(scores)
    return w @ V, w
