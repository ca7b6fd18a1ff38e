# cause: right: renamed parameters and an optional mask
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(query, key, value, mask=None, scale=None):
    scale = 1 / np.sqrt(query.shape[-1]) if scale is None else scale
    s = query @ key.T * scale
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    w = softmax_rows(s)
    return w @ value, w
