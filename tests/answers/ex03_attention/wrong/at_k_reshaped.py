# cause: K.reshape(d_k, n_k) instead of K.T
# check: attention_slow_loop
# slip: attention-k-reshaped
# say: reshape|transpose|K.T
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.reshape(K.shape[1], K.shape[0]) / np.sqrt(K.shape[1]))
    return w @ V, w
