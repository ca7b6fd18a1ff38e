# cause: the given softmax is gone, the attention does it itself
# check: given_softmax
# slip: none
# say: given|missing
import numpy as np


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    s = np.where(causal_mask(len(Q)), Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    e = np.exp(s - s.max(axis=1, keepdims=True))
    w = e / e.sum(axis=1, keepdims=True)
    return w @ V, w
