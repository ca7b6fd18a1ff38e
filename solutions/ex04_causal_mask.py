"""Why it is as it is

Positions 0 to n - 1 stand once as a column and once as a row, and comparing
them gives the whole table at once: column j against row i, allowed where j is
not later than i. The diagonal is allowed: a token sees itself, and without it
token 0 would see nothing, a row of minus infinities that ends as nan.

The mask meets the scores, before the softmax. Minus infinity is the one number
whose exp is exactly 0 whatever the other scores are. A finite number in its
place, such as -10000, works only until the allowed scores lie below it.

`np.where` makes a new array, so nothing that belongs to the caller is changed.
Because the softmax runs after the mask, every row shares out the whole of 1
among the keys it may see.
"""

import numpy as np

# given, finished


def softmax_rows(scores):
    """The softmax of each row: (n_q, n_k) -> (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# yours


def causal_mask(n):
    position = np.arange(n)
    return position[None, :] <= position[:, None]  # key j <= query i


def causal_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])  # (n, n)
    scores = np.where(causal_mask(len(Q)), scores, -np.inf)  # before the softmax
    weights = softmax_rows(scores)
    return weights @ V, weights  # (n, d_v), (n, n)
