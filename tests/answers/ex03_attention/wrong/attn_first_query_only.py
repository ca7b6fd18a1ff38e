# cause: the first query's weights are used for all
# check: attention_slow_loop
# slip: none
# say: quer|hard-coded|row
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q[:1] @ K.T / np.sqrt(Q.shape[1]))
    w = np.repeat(w, len(Q), axis=0)
    return w @ V, w
