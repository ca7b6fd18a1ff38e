# cause: one-hot of the largest score
# check: softmax_trace
# slip: softmax-hard-pick
# say: hard pick|argmax|largest|soft
import numpy as np


def softmax_rows(scores):
    out = np.zeros(scores.shape)
    out[np.arange(len(scores)), scores.argmax(axis=1)] = 1.0
    return out


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
