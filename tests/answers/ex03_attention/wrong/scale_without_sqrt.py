# cause: divides by d_k instead of sqrt(d_k)
# check: attention_trace
# slip: attention-scale-d-k
# say: sqrt|scale|d_k|square root
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / K.shape[-1])
    return weights @ V, weights
