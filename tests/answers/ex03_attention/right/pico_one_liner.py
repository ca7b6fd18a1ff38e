# cause: one-liner in the style of picoGPT
import numpy as np


def softmax_rows(x):
    exp_x = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return exp_x / np.sum(exp_x, axis=-1, keepdims=True)


def scaled_dot_product_attention(q, k, v):
    return (w := softmax_rows(q @ k.T / np.sqrt(q.shape[-1]))) @ v, w
