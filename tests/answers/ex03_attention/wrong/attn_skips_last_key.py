# cause: the last key is left out
# check: attention_trace
# slip: none
# say: key|last|size|weight
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = np.zeros((len(Q), len(K)))
    m = max(1, len(K) - 1)
    w[:, :m] = softmax_rows(Q @ K[:m].T / np.sqrt(Q.shape[1]))
    return w @ V, w
