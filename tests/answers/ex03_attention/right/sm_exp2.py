# cause: right: base 2 with log2(e)
import numpy as np


def softmax_rows(scores):
    d = scores - np.amax(scores, 1, keepdims=True)
    p = np.exp2(d * np.log2(np.e))
    return p / p.sum(-1, keepdims=True)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
