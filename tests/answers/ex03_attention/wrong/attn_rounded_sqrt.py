# cause: the square root of d_k is rounded
# check: attention_trace
# slip: attention-scale-rounded
# say: whole number|integer
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / round(np.sqrt(Q.shape[1])))
    return w @ V, w
