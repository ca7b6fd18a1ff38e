# cause: the output is scaled, not the scores
# check: attention_trace
# slip: attention-scale-on-output
# say: scale|before|output
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    w = softmax_rows(Q @ K.T)
    return w @ V / np.sqrt(Q.shape[1]), w
