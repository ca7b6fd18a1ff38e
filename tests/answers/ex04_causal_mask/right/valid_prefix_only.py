# cause: softmax only over each query's visible prefix, zeros elsewhere; no -inf at all
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    n = len(Q)
    w = np.zeros((n, n))
    for i in range(n):
        w[i, :i + 1] = softmax_rows((Q[i] @ K[:i + 1].T / np.sqrt(K.shape[1]))[None])[0]
    return w @ V, w
