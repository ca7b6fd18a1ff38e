# cause: all but the two largest weights are dropped
# check: attention_slow_loop
# slip: none
# say: keys|weights|size|sum
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    keep = np.argsort(-w, axis=1)[:, :2]
    m = np.zeros_like(w)
    np.put_along_axis(m, keep, 1.0, axis=1)
    w = w * m / (w * m).sum(axis=1, keepdims=True)
    return w @ V, w
