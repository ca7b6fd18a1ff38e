# cause: Q is scaled in place
# check: attention_is_pure
# slip: none
# say: edit|in place|copy
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    Q /= np.sqrt(Q.shape[1])
    w = softmax_rows(Q @ K.T)
    return w @ V, w
