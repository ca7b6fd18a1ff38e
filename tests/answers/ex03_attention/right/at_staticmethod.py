# cause: right: static method assigned to the name
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


class Lab:
    @staticmethod
    def attend(Q, K, V):
        p = softmax_rows(Q.dot(K.T) / np.sqrt(K.shape[1]))
        return p.dot(V), p


scaled_dot_product_attention = Lab.attend
