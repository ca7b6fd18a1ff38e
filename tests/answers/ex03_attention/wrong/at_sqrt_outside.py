# cause: np.sqrt(Q @ K.T / d_k)
# check: attention_one_key
# slip: attention-root-of-scores
# say: sqrt|nan|bracket
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(np.sqrt(Q @ K.T / K.shape[1]))
    return w @ V, w
