# cause: K @ Q.T
# check: attention_trace
# slip: attention-softmax-across-queries
# say: across the queries|columns
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(K @ Q.T / np.sqrt(K.shape[1]))
    return w.T @ V, w.T
