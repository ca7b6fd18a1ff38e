# cause: divided by sqrt(K.size)
# check: attention_trace
# slip: attention-scale-k-size
# say: size|sqrt
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(K.size))
    return w @ V, w
