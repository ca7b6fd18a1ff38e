# cause: right: log(mask) is 0 or -inf and is added to the scores
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    return np.cumsum(np.eye(n), axis=1).T.astype(bool)


def causal_attention(Q, K, V):
    with np.errstate(divide="ignore"):
        penalty = np.log(causal_mask(len(Q)).astype(float))
    weights = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]) + penalty)
    return weights @ V, weights
