# cause: Q /= sqrt(d_k) changes the caller's queries
# check: attention_is_pure
# slip: none
# say: edited|changed|in place|copy
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    i = np.arange(n)[:, None]
    j = np.arange(n)[None, :]
    return j <= i


def causal_attention(Q, K, V):
    Q /= np.sqrt(Q.shape[-1])
    scores = np.where(causal_mask(len(Q)), Q @ K.T, -np.inf)
    weights = softmax_rows(scores)
    return weights @ V, weights
