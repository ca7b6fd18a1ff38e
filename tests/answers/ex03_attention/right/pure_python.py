# cause: right: plain Python loops and math
import math

import numpy as np


def softmax_rows(scores):
    out = np.zeros(scores.shape)
    for i in range(scores.shape[0]):
        top = -math.inf
        for x in scores[i]:
            top = max(top, x)
        total = 0.0
        for x in scores[i]:
            total += math.exp(x - top)
        for j in range(scores.shape[1]):
            out[i, j] = math.exp(scores[i, j] - top) / total
    return out


def scaled_dot_product_attention(Q, K, V):
    n_q, d_k = Q.shape
    n_k, d_v = V.shape
    scores = np.zeros((n_q, n_k))
    for i in range(n_q):
        for j in range(n_k):
            for c in range(d_k):
                scores[i, j] += Q[i, c] * K[j, c]
    weights = softmax_rows(scores / math.sqrt(d_k))
    output = np.zeros((n_q, d_v))
    for i in range(n_q):
        for j in range(n_k):
            for c in range(d_v):
                output[i, c] += weights[i, j] * V[j, c]
    return output, weights
