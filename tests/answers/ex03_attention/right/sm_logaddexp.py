# cause: right: log-sum-exp by logaddexp.reduce
import numpy as np


def softmax_rows(scores):
    return np.exp(scores - np.logaddexp.reduce(scores, axis=1)[:, None])

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
