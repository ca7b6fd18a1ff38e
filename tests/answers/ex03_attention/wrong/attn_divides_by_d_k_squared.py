# cause: divided by d_k squared
# check: attention_trace
# slip: attention-scale-squared
# say: squared|sqrt
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / K.shape[1] ** 2)
    return w @ V, w
