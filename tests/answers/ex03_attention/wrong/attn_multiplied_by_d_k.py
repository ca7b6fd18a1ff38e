# cause: multiplied by d_k
# check: attention_trace
# slip: attention-scale-multiplied-by-d-k
# say: multiplied
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T * Q.shape[1])
    return w @ V, w
