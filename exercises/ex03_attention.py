"""Exercise 3: scaled dot-product attention

Setup
-----
Attention is a soft lookup. A lookup in a dictionary returns the value of the
one key that fits. Attention compares a query with every key, and returns a mix
of all the values: a lot of those whose key fits well, a little of the others.

Every query, key and value is a row of numbers. Three steps:

1. Scores. The dot product of a query and a key (multiply number by number, add
   up) says how well they fit: it is large when they point the same way. It
   adds up d_k products. Some are negative, so they partly cancel: the usual
   size of the sum grows with sqrt(d_k), not with d_k. Scores that lie far
   apart make the next step pick one key and ignore the rest. Dividing by
   sqrt(d_k) keeps their usual size the same whatever d_k is.
2. Weights. The softmax turns the scores of one query into weights: exp makes a
   positive number of every score, and dividing by the sum of these numbers
   makes the weights of that query add up to 1. Each query has its own row, so
   each row sums to 1. exp(1000) is too large for the computer (it overflows to
   infinity), so the largest score of the row, m, is subtracted first. That
   changes no weight: exp(s - m) is exp(s) / exp(m), so the top and the bottom
   of the fraction are divided by the same number.
3. Output. Each query gets the sum of all the values, each one times its
   weight.

Trace
-----
One query, two keys, two values, d_k = 2:

    Q = [[1, 0]]
    K = [[1, 0], [0, 1]]
    V = [[10, 0], [0, 10]]

    dot products  1 and 0
    scores        1 / sqrt(2) = 0.7071 and 0
    exp           e^0.7071 = 2.0281 and e^0 = 1
    their sum     3.0281
    weights       2.0281 / 3.0281 = 0.66976
                  1 / 3.0281 = 0.33024
    output        0.66976 * [10, 0] + 0.33024 * [0, 10]
                  = [6.6976, 3.3024]

Nothing was subtracted here. Subtract 0.7071 from both scores first, and the
exps are 1 and 0.49307, together 1.49307: again 0.66976 and 0.33024.

Goal
----
Write `softmax_rows(scores)` and `scaled_dot_product_attention(Q, K, V)`.
About 6 minutes.

    scores   (n_q, n_k)   a row for each query, a column for each key
    Q        (n_q, d_k)   one query per row
    K        (n_k, d_k)   one key per row
    V        (n_k, d_v)   one value per row, the value of that key
    result   (output, weights) with shapes (n_q, d_v) and (n_q, n_k)
"""

import numpy as np


def softmax_rows(scores):
    """exp(score) / sum of the exp(scores) of its row, safe for large scores.

    scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1
    """
    # TODO: subtract the largest score of each row from that row
    # TODO: exp, then divide each row by its own sum
    return scores


def scaled_dot_product_attention(Q, K, V):
    """weights = softmax_rows(Q K^T / sqrt(d_k)), output = weights V.

    Q (n_q, d_k), K (n_k, d_k), V (n_k, d_v)
    -> output (n_q, d_v), weights (n_q, n_k)
    """
    # TODO: the scores, divided by sqrt(d_k)
    # TODO: the weights
    # TODO: the output
    weights = np.zeros((len(Q), len(K)))
    output = np.zeros((len(Q), V.shape[1]))
    return output, weights


if __name__ == "__main__":
    Q = np.array([[1.0, 0.0]])
    K = np.array([[1.0, 0.0], [0.0, 1.0]])
    V = np.array([[10.0, 0.0], [0.0, 10.0]])
    output, weights = scaled_dot_product_attention(Q, K, V)
    print("weights:", weights)
    print("output: ", output)
