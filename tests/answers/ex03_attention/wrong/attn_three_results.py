# cause: scores come back as a third result
# check: attention_shapes
# slip: none
# say: 3 things|two results
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    w = softmax_rows(s)
    return w @ V, w, s
