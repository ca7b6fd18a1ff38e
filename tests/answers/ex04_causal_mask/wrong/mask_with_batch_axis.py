# cause: causal_mask has a leading axis of size 1
# check: mask_shape
# slip: none
# say: shape|(n, n)|axis|dimension
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((1, n, n), dtype=bool))


def causal_attention(Q, K, V):
    S = Q @ K.T / np.sqrt(Q.shape[-1])
    S = np.where(causal_mask(len(Q))[0], S, -np.inf)
    weights = softmax_rows(S)
    return weights @ V, weights
