# cause: the scores come back as weights
# check: attention_trace
# slip: attention-returns-scores
# say: scores|sum to 1
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    s = Q @ K.T / np.sqrt(Q.shape[1])
    return softmax_rows(s) @ V, s
