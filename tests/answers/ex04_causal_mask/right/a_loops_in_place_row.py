# cause: right: plain loops with math
import math
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    return np.tril(np.ones((n, n), dtype=bool))


def causal_attention(Q, K, V):
    n, d = Q.shape
    W = np.zeros((n, n))
    O = np.zeros((n, V.shape[1]))
    for i in range(n):
        s = [float(np.dot(Q[i], K[j])) / math.sqrt(d) for j in range(i + 1)]
        m = max(s)
        e = [math.exp(x - m) for x in s]
        t = sum(e)
        for j, x in enumerate(e):
            W[i, j] = x / t
            O[i] += W[i, j] * V[j]
    return O, W
