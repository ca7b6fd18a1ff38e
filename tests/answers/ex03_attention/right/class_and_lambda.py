# cause: right: a small class, and names bound to its methods
import numpy as np


class Attention:
    def __init__(self, axis):
        self.axis = axis

    def softmax(self, scores):
        e = np.exp(scores - scores.max(axis=self.axis, keepdims=True))
        return e / e.sum(axis=self.axis, keepdims=True)

    def __call__(self, Q, K, V):
        w = self.softmax(Q @ K.T / np.sqrt(Q.shape[1]))
        return w @ V, w


softmax_rows = Attention(axis=1).softmax
scaled_dot_product_attention = Attention(axis=-1)
