# cause: right: np.matrix-free, returns a memoryview? no: plain ndarray subclass
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


class Arr(np.ndarray):
    pass


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return (w @ V).view(Arr), w.view(Arr)
