# cause: divided by the number of keys
# check: attention_trace
# slip: attention-scale-plain-n-k
# say: number of keys|sqrt
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / len(K))
    return w @ V, w
