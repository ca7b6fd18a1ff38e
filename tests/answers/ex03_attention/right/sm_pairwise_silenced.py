# cause: right: 1 / sum exp(differences), overflow silenced
import numpy as np


def softmax_rows(scores):
    with np.errstate(over='ignore'):
        return 1.0 / np.exp(scores[:, None, :] - scores[:, :, None]).sum(axis=2)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
