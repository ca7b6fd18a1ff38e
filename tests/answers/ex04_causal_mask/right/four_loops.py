# cause: right: plain loops for mask, scores and output
import numpy as np
import math

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    mask = np.zeros((n, n), dtype=bool)
    for i in range(n):
        for j in range(n):
            if j <= i:
                mask[i, j] = True
    return mask


def causal_attention(Q, K, V):
    n, d = Q.shape
    mask = causal_mask(n)
    scores = np.empty((n, n))
    for i in range(n):
        for j in range(n):
            if mask[i, j]:
                total = 0.0
                for c in range(d):
                    total += Q[i, c] * K[j, c]
                scores[i, j] = total / math.sqrt(d)
            else:
                scores[i, j] = -math.inf
    w = softmax_rows(scores)
    out = np.zeros((n, V.shape[1]))
    for i in range(n):
        for j in range(i + 1):
            out[i] += w[i, j] * V[j]
    return out, w
