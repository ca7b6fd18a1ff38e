# cause: the scale is a fixed sqrt(64)
# check: attention_trace
# slip: none
# say: hard-coded|d_k|sqrt|one size
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(64))
    return w @ V, w
