# cause: causal_mask excludes the diagonal (j < i), so the first row is allowed nothing
# check: mask_trace
# slip: mask-without-diagonal
# say: diagonal|itself|own position|j <= i
import numpy as np

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)

def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool), k=-1)

def causal_attention(Q, K, V):
    # compare every query with every key
    n, d_k = Q.shape
    S = np.dot(Q, K.T) / d_k ** 0.5
    S[~causal_mask(n)] = -np.inf
    weights = softmax_rows(S)
    out = np.dot(weights, V)
    return out, weights
