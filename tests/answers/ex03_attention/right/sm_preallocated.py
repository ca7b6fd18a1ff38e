# cause: right: empty_like, filled row by row
import numpy as np


def softmax_rows(scores):
    out = np.empty_like(scores)
    for i, row in enumerate(scores):
        np.exp(row - row[row.argmax()], out=out[i])
        out[i] /= out[i].sum()
    return out

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
