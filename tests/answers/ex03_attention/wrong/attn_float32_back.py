# cause: scores in float32, the rest in float64
# check: attention_keeps_precision
# slip: none
# say: precision|digits|float32
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    s = (Q.astype(np.float32) @ K.T.astype(np.float32)).astype(float)
    w = softmax_rows(s / np.sqrt(Q.shape[1]))
    return w @ V, w
