# cause: divided by sqrt(len(K))
# check: attention_scale
# slip: attention-scale-n-k
# say: number of keys|sqrt
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(len(K)))
    return w @ V, w
