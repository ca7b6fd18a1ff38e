# cause: output rounded to 4
# check: attention_one_key
# slip: none
# say: round|decimals|digits
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return np.round(w @ V, 4), np.round(w, 4)
