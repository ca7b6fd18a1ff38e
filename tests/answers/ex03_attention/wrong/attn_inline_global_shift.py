# cause: a softmax of its own with one global maximum
# check: attention_large
# slip: attention-global-shift
# say: maximum|each row|underflow
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    e = np.exp(s - s.max())
    w = e / e.sum(axis=1, keepdims=True)
    return w @ V, w
