# cause: only Q is divided by the fourth root of d_k
# check: attention_trace
# slip: attention-scale-root-of-root
# say: root|scaling
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows((Q / Q.shape[1] ** 0.25) @ K.T)
    return w @ V, w
