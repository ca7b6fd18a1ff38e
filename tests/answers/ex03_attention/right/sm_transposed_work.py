# cause: right: works on scores.T with axis 0, returns a Fortran view
import numpy as np


def softmax_rows(scores):
    s = scores.T
    e = np.exp(s - s.max(axis=0))
    return (e / e.sum(axis=0)).T

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
