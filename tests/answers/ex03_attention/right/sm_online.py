# cause: right: online softmax, running max and sum
import numpy as np


def softmax_rows(scores):
    n, k = scores.shape
    m = np.full(n, -np.inf)
    t = np.zeros(n)
    for j in range(k):
        new = np.maximum(m, scores[:, j])
        t = t * np.exp(m - new) + np.exp(scores[:, j] - new)
        m = new
    return np.exp(scores - m[:, None]) / t[:, None]

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
