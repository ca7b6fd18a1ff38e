# cause: logsumexp written without shift
# check: softmax_large_scores
# slip: softmax-overflow-hidden
# say: overflow|maximum|largest
import numpy as np


def softmax_rows(scores):
    return np.exp(scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)))


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return weights @ V, weights
