# cause: right: einsum for both products
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = np.einsum("qd,kd->qk", Q, K) / np.sqrt(K.shape[-1])
    w = softmax_rows(s)
    return np.einsum("qk,kv->qv", w, V), w
