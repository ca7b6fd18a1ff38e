# cause: right: differences clipped at -700
import numpy as np


def softmax_rows(scores):
    z = np.clip(scores - scores.max(1)[:, None], -700.0, None)
    e = np.exp(z)
    return e / e.sum(1)[:, None]

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
