# cause: scales the weights after the softmax, so the rows no longer sum to 1
# check: attention_trace
# slip: attention-scale-after-softmax
# say: before|after|softmax|sum to 1|scale
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / e.sum(axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T) / np.sqrt(K.shape[-1])
    return weights @ V, weights
