# cause: right: pure python math.exp and fsum
import math
import numpy as np


def softmax_rows(scores):
    out = []
    for row in scores.tolist():
        m = max(row)
        e = [math.exp(x - m) for x in row]
        t = math.fsum(e)
        out.append([x / t for x in e])
    return np.array(out)

def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
