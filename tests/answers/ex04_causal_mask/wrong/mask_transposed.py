# cause: rows and columns swapped: the upper triangle is kept
# check: mask_trace
# slip: mask-transposed
# say: transpose|upper|lower|row|future
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.cumsum(np.eye(n), axis=1) > 0


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    scores = np.where(causal_mask(len(scores)), scores, -np.inf)
    weights = softmax_rows(scores)
    return weights @ V, weights
