# cause: right: exponentials times values first, then both are divided by the row sums
import numpy as np


def exps(scores):
    shifted = scores + (-scores).min(axis=1, keepdims=True)     # -max = min of the negatives
    return np.exp(shifted)


def softmax_rows(scores):
    e = exps(scores)
    return e * (1 / e.sum(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    e = exps(Q @ K.T / np.sqrt(Q.shape[1]))
    ones = np.ones((len(V), 1))
    both = e @ np.hstack([V, ones])          # last column = row sums
    total = both[:, -1:]
    return both[:, :-1] / total, e / total
