# cause: the scores are divided by their own spread
# check: attention_trace
# slip: attention-scale-spread
# say: standard deviation|divided by
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T
    w = softmax_rows(s / s.std())
    return w @ V, w
