# cause: plain mean of V
# check: attention_trace
# slip: attention-mean-of-values
# say: weight|mean|average
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    return np.tile(V.mean(axis=0), (len(Q), 1)), w
