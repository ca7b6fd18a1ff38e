# cause: right: np.ma inside, plain data out
import numpy as np


def softmax_rows(scores):
    m = np.ma.masked_invalid(scores)
    e = np.ma.exp(m - m.max(axis=1).reshape(-1, 1))
    return np.asarray(e / e.sum(axis=1).reshape(-1, 1))

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
