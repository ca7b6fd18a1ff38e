# cause: a softmax of its own over the whole matrix
# check: attention_one_key
# slip: attention-softmax-over-everything
# say: whole matrix|sum to 1|row
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    e = np.exp(s - s.max())
    w = e / e.sum()
    return w @ V, w
