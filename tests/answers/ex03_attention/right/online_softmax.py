# cause: right: one pass over the keys with a running maximum
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    n_q, n_k = len(Q), len(K)
    top = np.full((n_q, 1), -np.inf)
    total = np.zeros((n_q, 1))
    acc = np.zeros((n_q, V.shape[1]))
    scores = []
    for k, v in zip(K, V):
        s = (Q @ k / np.sqrt(len(k)))[:, None]
        new = np.maximum(top, s)
        fix = np.exp(top - new)
        p = np.exp(s - new)
        total = total * fix + p
        acc = acc * fix + p * v
        top = new
        scores.append(s)
    weights = np.exp(np.hstack(scores) - top) / total
    return acc / total, weights
