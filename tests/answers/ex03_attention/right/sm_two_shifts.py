# cause: right: global maximum first, then row maximum again
import numpy as np


def softmax_rows(scores):
    z = scores - scores.max()
    z = z - z.max(axis=1, keepdims=True)
    e = np.exp(z)
    return e / np.einsum('ij->i', e)[:, np.newaxis]

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
