# cause: everything in float32
# check: attention_keeps_precision
# slip: none
# say: float32|precision
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    q, k, v = (m.astype(np.float32) for m in (Q, K, V))
    w = softmax_rows(q @ k.T / np.float32(np.sqrt(q.shape[1])))
    return w @ v, w
