# cause: sqrt(K.size)
# check: attention_trace
# slip: attention-scale-k-size
# say: size|d_k
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.size)
    weights = softmax_rows(scores)
    return weights @ V, weights
