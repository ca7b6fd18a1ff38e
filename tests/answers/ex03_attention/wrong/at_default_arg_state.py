# cause: first d_k is remembered in a default
# check: attention_trace
# slip: none
# say: remember
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V, seen=[]):
    seen.append(K.shape[1])
    w = softmax_rows(Q @ K.T / np.sqrt(seen[0]))
    return w @ V, w
