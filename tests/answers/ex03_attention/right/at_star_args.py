# cause: right: *args
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(*qkv):
    q, k, v = qkv
    p = softmax_rows(q @ k.T / np.sqrt(k.shape[1]))
    return p @ v, p
