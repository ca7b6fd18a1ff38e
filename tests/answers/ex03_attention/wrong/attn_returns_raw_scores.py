# cause: the dot products come back as weights
# check: attention_trace
# slip: attention-returns-scores
# say: dot products|scores|sum to 1
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    dots = Q @ K.T
    return softmax_rows(dots / np.sqrt(Q.shape[1])) @ V, dots
