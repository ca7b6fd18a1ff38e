# cause: fills with 1e-9 (a tiny number) instead of a huge negative one
# check: attention_trace
# slip: attention-zero-fill
# say: 1e-9|-inf|sign|negative|tiny
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    scores = np.where(causal_mask(len(Q)), scores, 1e-9)
    weights = softmax_rows(scores)
    return weights @ V, weights
