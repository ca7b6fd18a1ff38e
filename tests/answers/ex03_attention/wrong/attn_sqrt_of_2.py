# cause: the scale is a fixed sqrt(2)
# check: attention_scale
# slip: attention-scale-hard-coded
# say: hard-coded|d_k|sqrt
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(2))
    return w @ V, w
