# cause: works only where d_v is d_k
# check: attention_scale
# slip: attention-scale-d-v
# say: d_v|sqrt|size
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T / np.sqrt(V.shape[-1]))
    return w @ V, w
