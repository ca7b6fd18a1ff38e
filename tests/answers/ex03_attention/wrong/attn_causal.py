# cause: later keys are masked though nobody asked
# check: attention_trace
# slip: attention-masked
# say: mask|every key|later
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    s[np.triu(np.ones(s.shape), k=1) == 1] = -np.inf
    w = softmax_rows(s)
    return w @ V, w
