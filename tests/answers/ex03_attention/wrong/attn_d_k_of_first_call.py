# cause: d_k is remembered from the first call
# check: attention_trace
# slip: none
# say: remember|earlier|hard-coded|divided by
import numpy as np

d_k = 0


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    global d_k
    d_k = d_k or Q.shape[1]
    w = softmax_rows(Q @ K.T / np.sqrt(d_k))
    return w @ V, w
