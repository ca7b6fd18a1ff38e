# cause: attention(K,Q,V) — same as before, square-ish
# check: attention_shapes
# slip: none
# say: another order
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(k, q, v):
    w = softmax_rows(q @ k.T / np.sqrt(k.shape[1]))
    return w @ v, w
