# cause: parameters in the order V, K, Q
# check: attention_shapes
# slip: none
# say: another order
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(V, K, Q):
    w = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return w @ V, w
