# cause: single rows lose their axis
# check: softmax_trace
# slip: none
# say: shape|axis|squeeze
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return (e / e.sum(axis=1, keepdims=True)).squeeze()


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1])).reshape(len(Q), len(K))
    return w @ V, w
