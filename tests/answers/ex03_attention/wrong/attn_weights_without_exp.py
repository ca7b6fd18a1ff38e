# cause: scores over their sum
# check: attention_trace
# slip: attention-without-exp
# say: exp|softmax|negative
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    w = s / s.sum(axis=1, keepdims=True)
    return w @ V, w
