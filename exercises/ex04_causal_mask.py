"""Exercise 4: the causal mask

Setup
-----
A language model learns by predicting the next token, at every position of a
text at once. Each token is a row, and the one to predict is the next row. A
model that can look at it copies it, and learns nothing. It looks brilliant in
training and is useless afterwards, when there is no next token to copy.

So attention gets a rule: token i may look at tokens 0 to i, itself included,
and at none after it. The causal mask is that rule as a table of True and
False. Row i belongs to query i, column j to key j. In this lab True means
allowed.

The mask is used on the scores, before the softmax: a forbidden score becomes
minus infinity. exp of minus infinity is exactly 0, so a forbidden key gets a
weight of exactly 0, and the softmax shares out the whole of 1 among the
allowed keys. Zeros written into the weights after the softmax would leave
rows, all but the last, that sum to less than 1. And a score of 0 is not
forbidden at all: exp(0) is 1.

Trace
-----
Three tokens, n = 3. T is allowed, F is forbidden:

    token 0 sees itself           [T, F, F]
    token 1 sees 0 and 1          [T, T, F]
    token 2 sees 0, 1 and 2       [T, T, T]

Let all the scores be 0. Then the masked scores and their weights are

    [0, -inf, -inf]               [1, 0, 0]
    [0,    0, -inf]               [0.5, 0.5, 0]
    [0,    0,    0]               [0.333, 0.333, 0.333]

Row 1: e^0 = 1, e^0 = 1, e^-inf = 0, together 2, so 1/2, 1/2 and 0.

Goal
----
Write `causal_mask(n)`, and finish `causal_attention(Q, K, V)`. About 6 minutes.

    causal_mask        (n, n) of True and False (dtype bool), True = allowed
    Q, K               (n, d_k)   query i and key i belong to token i
    V                  (n, d_v)
    causal_attention   (output, weights) with shapes (n, d_v) and (n, n)

`softmax_rows` is given: it is the one from exercise 3. The scaled scores are
there as well.
"""

import numpy as np

# given, finished


def softmax_rows(scores):
    """The softmax of each row: (n_q, n_k) -> (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# yours


def causal_mask(n):
    """True where query i may see key j: j is i or earlier.

    n -> (n, n) of bool, row i for query i, column j for key j
    """
    # TODO: True on the diagonal and before it, False after it
    return np.ones((n, n), dtype=bool)


def causal_attention(Q, K, V):
    """Attention in which token i sees tokens 0 to i only.

    Q (n, d_k), K (n, d_k), V (n, d_v) -> output (n, d_v), weights (n, n)
    """
    scores = Q @ K.T / np.sqrt(K.shape[1])  # (n, n)
    # TODO: make the forbidden scores minus infinity
    weights = softmax_rows(scores)
    return weights @ V, weights


if __name__ == "__main__":
    print(causal_mask(3))
    equal = np.zeros((3, 2))
    output, weights = causal_attention(equal, equal, np.eye(3))
    print(weights)
