# cause: every key gets the same weight
# check: attention_trace
# slip: attention-even
# say: same weight|scores are not used|mean
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = np.ones((len(Q), len(K))) / len(K)
    return w @ V, w
