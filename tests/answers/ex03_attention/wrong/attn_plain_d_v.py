# cause: divided by d_v
# check: attention_trace
# slip: attention-scale-plain-d-v
# say: d_v|sqrt
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / V.shape[1])
    return w @ V, w
