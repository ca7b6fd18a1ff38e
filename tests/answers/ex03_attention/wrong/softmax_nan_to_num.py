# cause: overflow is swept up with nan_to_num
# check: softmax_large_scores
# slip: softmax-overflow-hidden
# say: large|overflow|nan
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores)
    return np.nan_to_num(e / e.sum(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(Q.shape[1])
    weights = softmax_rows(scores)
    return weights @ V, weights
