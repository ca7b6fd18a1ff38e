# cause: right: an instance with __call__
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


class Attention:
    def __init__(self):
        self.calls = 0

    def __call__(self, Q, K, V):
        self.calls += 1
        p = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
        return p @ V, p


scaled_dot_product_attention = Attention()
