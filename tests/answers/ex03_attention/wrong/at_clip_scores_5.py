# cause: attention clips scores at +-5
# check: attention_same_vector_on_every_key
# slip: none
# say: clip
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(np.clip(Q @ K.T / np.sqrt(K.shape[1]), -5, 5))
    return w @ V, w
