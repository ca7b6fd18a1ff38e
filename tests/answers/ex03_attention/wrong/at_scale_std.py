# cause: divided by the standard deviation of the scores
# check: attention_trace
# slip: attention-scale-spread
# say: d_k|sqrt
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / (Q @ K.T).std()
    weights = softmax_rows(scores)
    return weights @ V, weights
