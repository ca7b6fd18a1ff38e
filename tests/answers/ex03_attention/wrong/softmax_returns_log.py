# cause: softmax_rows returns the logarithm of the weights (log-softmax)
# check: softmax_trace
# slip: softmax-log
# say: logarithm|sums to 1|negative|exponential
import numpy as np


def softmax_rows(scores):
    s = scores - scores.max(axis=1, keepdims=True)
    return s - np.log(np.exp(s).sum(axis=1, keepdims=True))


def scaled_dot_product_attention(Q, K, V):
    A = np.exp(softmax_rows(Q @ K.T / np.sqrt(Q.shape[1])))
    return A @ V, A
