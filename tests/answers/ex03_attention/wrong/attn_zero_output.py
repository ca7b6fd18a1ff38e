# cause: the output is still zeros
# check: attention_trace
# slip: none
# say: zeros|not finished
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    exps = np.exp(shifted)
    return exps / exps.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    output = np.zeros((len(Q), V.shape[1]))
    # TODO: the output
    return output, weights
