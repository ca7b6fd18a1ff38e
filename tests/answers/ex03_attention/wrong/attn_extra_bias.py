# cause: 0.1 is added to the output
# check: attention_trace
# slip: none
# say: hard-coded|output|added|weighted sum
import numpy as np


def softmax_rows(scores):
    top = np.max(scores, axis=-1, keepdims=True)
    e = np.exp(scores - top)
    return e / np.sum(e, axis=-1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    weights = softmax_rows(Q @ K.T / np.sqrt(Q.shape[1]))
    return weights @ V + 0.1, weights
