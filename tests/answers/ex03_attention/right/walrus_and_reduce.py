# cause: right: walrus assignments and functools.reduce for the weighted sum
from functools import reduce
import numpy as np


def softmax_rows(scores):
    return (e := np.exp(scores - scores.max(axis=1, keepdims=True))) / np.add.reduce(e, axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    if (d_k := Q.shape[-1]) < 1:
        raise ValueError("empty queries")
    weights = softmax_rows(Q @ K.T * (1 / d_k ** (1 / 2)))
    start = np.zeros((len(Q), V.shape[1]))
    output = reduce(lambda acc, j: acc + weights[:, [j]] * V[[j], :], range(len(K)), start)
    return output, weights
