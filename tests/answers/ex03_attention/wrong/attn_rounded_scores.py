# cause: the scores are rounded to two digits
# check: attention_trace
# slip: none
# say: wanted  [0.6698, 0.3302]
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(np.round(Q @ K.T / np.sqrt(Q.shape[1]), 2))
    return w @ V, w
