# cause: right: both results cast to float32 at the end
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    p = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return (p @ V).astype('f4'), p.astype('f4')
