# cause: a token may not see itself (j < i): row 0 is all -inf and turns to nan
# check: mask_trace
# slip: mask-without-diagonal
# say: diagonal|itself|nan|row 0|j <= i
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool), k=-1)


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    scores = np.where(causal_mask(len(scores)), scores, -np.inf)
    weights = softmax_rows(scores)
    return weights @ V, weights
