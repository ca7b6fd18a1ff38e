# cause: a bracket in the wrong place: exp(x / sum) instead of exp(x) / sum
# check: softmax_trace
# slip: softmax-exp-of-quotient
# say: bracket|parenthes|sum to 1|exp
import numpy as np


def softmax_rows(scores):
    shifted = scores - scores.max(axis=1, keepdims=True)
    return np.exp(shifted / np.sum(np.exp(shifted), axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[-1])
    weights = softmax_rows(scores)
    return weights @ V, weights
