# cause: attention is right, but causal_mask itself says True for the future (forbidden = True)
# check: mask_trace
# slip: mask-inverted
# say: inverted|True|allowed|j <= i
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.triu(np.ones((n, n), dtype=bool), k=1)


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    scores[causal_mask(len(scores))] = -np.inf
    weights = softmax_rows(scores)
    return weights @ V, weights
