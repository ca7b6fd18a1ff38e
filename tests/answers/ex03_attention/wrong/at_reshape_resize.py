# cause: np.resize(K,(d_k,n_k))
# check: attention_slow_loop
# slip: attention-k-reshaped
# say: reshape|transpose
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ np.resize(K, K.shape[::-1]) / np.sqrt(K.shape[1]))
    return w @ V, w
