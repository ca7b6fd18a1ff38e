# cause: always subtracts 700
# check: softmax_large_scores
# slip: softmax-constant-shift
# say: maximum|largest|overflow|nan
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - 700)
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
