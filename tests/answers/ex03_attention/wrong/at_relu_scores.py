# cause: relu of scores
# check: attention_slow_loop
# slip: attention-negative-scores-cut
# say: negative|cut|0
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(np.maximum(Q @ K.T, 0) / np.sqrt(K.shape[1]))
    return w @ V, w
