# cause: nanoGPT: masked_fill(bias == 0, -inf) on a copy
import numpy as np


def softmax_rows(scores):
    # given, finished
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def causal_mask(n):
    return np.tril(np.ones((n, n))) == 1


def causal_attention(q, k, v):
    att = (q @ k.swapaxes(-2, -1)) * (1.0 / np.sqrt(k.shape[-1]))
    att = att.copy()
    np.putmask(att, causal_mask(len(q)) == 0, float("-inf"))
    att = softmax_rows(att)
    return att @ v, att
