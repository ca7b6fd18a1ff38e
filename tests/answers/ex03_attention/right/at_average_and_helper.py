# cause: right: np.average with weights per query; helper functions, prints
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scores_of(q, K):
    return K @ q / np.sqrt(q.shape[0])


def scaled_dot_product_attention(Q, K, V):
    print('shapes', Q.shape, K.shape, V.shape)
    p = softmax_rows(np.vstack([scores_of(q, K) for q in Q]))
    return np.stack([np.average(V, axis=0, weights=r) for r in p]), p
