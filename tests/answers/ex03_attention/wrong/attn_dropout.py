# cause: one weight in ten is dropped at random
# slip: none
# say: random|another answer|same input
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    w = w * (np.random.rand(*w.shape) > 0.1)
    return w @ V, w
