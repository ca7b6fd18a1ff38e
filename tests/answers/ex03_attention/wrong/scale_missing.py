# cause: no division by sqrt(d_k)
# check: attention_trace
# slip: attention-no-scale
# say: scale|sqrt|d_k|divide
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T)
    return weights @ V, weights
