# cause: right: a float table of 0 and -inf is added to the scores
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    return np.greater_equal.outer(np.arange(n), np.arange(n))


def causal_attention(Q, K, V):
    n = len(Q)
    block = np.triu(np.full((n, n), -np.inf), k=1)
    scores = Q @ K.T / np.sqrt(Q.shape[1]) + block
    w = softmax_rows(scores)
    return w @ V, w
