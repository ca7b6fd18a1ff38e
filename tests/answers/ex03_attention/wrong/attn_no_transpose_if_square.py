# cause: K is not transposed where it is square
# check: attention_equal_sizes
# slip: none
# say: transpose|square|equal
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    KT = K if K.shape[0] == K.shape[1] else K.T
    w = softmax_rows(Q @ KT / np.sqrt(Q.shape[1]))
    return w @ V, w
