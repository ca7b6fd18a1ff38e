# cause: d_k is a required argument
# check: attention_shapes
# slip: none
# say: argument
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V, d_k):
    w = softmax_rows(Q @ K.T / np.sqrt(d_k))
    return w @ V, w
