# cause: right: nested list comprehensions, arrays at the end
import numpy as np
from math import inf, sqrt, fsum

def softmax_rows(scores):
    """Given: stable softmax of each row (finished)."""
    shifted = scores - scores.max(axis=1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=1, keepdims=True)


def causal_mask(n):
    return np.array([[j <= i for j in range(n)] for i in range(n)], dtype=bool)


def causal_attention(Q, K, V):
    q, k, v = Q.tolist(), K.tolist(), V.tolist()
    r = sqrt(len(q[0]))
    scores = np.array([[fsum(a * b for a, b in zip(qi, kj)) / r if j <= i else -inf for j, kj in enumerate(k)]
                       for i, qi in enumerate(q)])
    w = softmax_rows(scores)
    out = [[fsum(wj * vj[c] for wj, vj in zip(row, v)) for c in range(len(v[0]))] for row in w.tolist()]
    return np.array(out), w
