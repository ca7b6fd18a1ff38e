"""Why it is as it is

Each row is shifted by its own maximum, so its largest exponent is exp(0) = 1:
nothing overflows, and no row sums to 0. One maximum for the whole matrix is not
enough: a row far below it would underflow to 0 / 0. `keepdims=True` keeps the
maximum and the sum as columns, so that they line up with the rows.

Axis 1 runs across the keys. The keys compete for one query's attention; the
queries never compete with each other.

sqrt(d_k) is the size of a dot product of d_k random numbers, so dividing by it
keeps the scores at one scale whatever d_k is. The division comes before the
softmax: afterwards it would only shrink the weights, and they would no longer
sum to 1.

`weights @ V` is the weighted sum: row i of the weights mixes all rows of V into
the output of query i. The weights are returned as well, because they show what
each query looked at.
"""

import numpy as np


def softmax_rows(scores):
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))  # largest is exp(0), so no overflow
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])  # (n_q, n_k)
    weights = softmax_rows(scores)
    return weights @ V, weights  # (n_q, d_v), (n_q, n_k)
