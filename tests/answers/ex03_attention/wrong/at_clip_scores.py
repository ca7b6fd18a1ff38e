# cause: attention clips scores at +-1000
# check: attention_large
# slip: none
# say: clip|limit|large
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(np.clip(Q @ K.T / np.sqrt(K.shape[1]), -1000, 1000))
    return w @ V, w
