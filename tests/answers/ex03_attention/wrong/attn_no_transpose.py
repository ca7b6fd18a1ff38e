# cause: Q @ K
# check: attention_shapes
# slip: attention-k-not-transposed
# say: transpose|k.t|square
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K / np.sqrt(Q.shape[1]))
    return w @ V, w
