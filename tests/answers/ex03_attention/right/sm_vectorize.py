# cause: right: np.vectorize with a signature, as a module-level callable
import numpy as np


softmax_rows = np.vectorize(lambda r: np.exp(r - r.max()) / np.exp(r - r.max()).sum(), signature='(n)->(n)')


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
