# cause: yields the rows
# check: softmax_shape
# slip: none
# say: generator|array
import numpy as np


def softmax_rows(scores):
    for row in scores:
        e = np.exp(row - row.max())
        yield e / e.sum()


def scaled_dot_product_attention(Q, K, V):
    w = np.array(list(softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))))
    return w @ V, w
