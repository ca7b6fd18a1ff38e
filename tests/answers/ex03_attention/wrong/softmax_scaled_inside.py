# cause: divides the scores by the square root of the number of keys inside the softmax
# check: softmax_trace
# slip: softmax-scaled-inside
# say: divided by|sharp|even|scale
import numpy as np


def softmax_rows(scores):
    s = scores / np.sqrt(scores.shape[1])
    e = np.exp(s - s.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T)
    return w @ V, w
