# cause: the absolute scores
# check: attention_slow_loop
# slip: attention-absolute-scores
# say: negative|hard-coded|sign|absolute
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(np.abs(Q @ K.T) / np.sqrt(Q.shape[1]))
    return w @ V, w
