# cause: d_k ** 1/2 in a variable: (d_k/2)
# check: attention_trace
# slip: attention-scale-half
# say: sqrt|root|** 1/2|bracket|half
import numpy as np


def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    scores = Q @ K.T / (Q.shape[1] ** 1/2)
    weights = softmax_rows(scores)
    return weights @ V, weights
