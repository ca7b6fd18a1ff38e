# cause: K @ K.T
# check: attention_shapes
# slip: attention-keys-as-queries
# say: keys|query|q is not
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(K @ K.T / np.sqrt(Q.shape[1]))
    return w @ V, w
