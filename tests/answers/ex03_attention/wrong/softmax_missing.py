# cause: softmax_rows is not in the file, the attention does it itself
# check: softmax_shape
# slip: none
# say: no function|missing
import numpy as np


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    e = np.exp(s - s.max(axis=1, keepdims=True))
    w = e / e.sum(axis=1, keepdims=True)
    return w @ V, w
