# cause: right: scaled by exp of half the log
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    p = softmax_rows(Q @ K.T * np.exp(-0.5 * np.log(K.shape[1])))
    return p @ V, p
