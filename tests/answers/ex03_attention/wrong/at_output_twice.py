# cause: returns (output, output)
# check: attention_shapes
# slip: attention-one-result-twice
# say: weights|shape
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(K.shape[1]))
    w = w @ V
    return w, w
