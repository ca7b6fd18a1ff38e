# cause: a softmax of its own without the row maximum
# check: attention_large
# slip: attention-no-shift
# say: overflow|maximum
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    e = np.exp(Q @ K.T / np.sqrt(Q.shape[1]))
    w = e / e.sum(axis=1, keepdims=True)
    return w @ V, w
