# cause: right: optional mask, scale and return flag
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(queries, keys, values, mask=None, scale=None):
    scale = np.sqrt(queries.shape[-1]) if scale is None else scale
    s = queries @ keys.T / scale
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    p = softmax_rows(s)
    return p @ values, p
