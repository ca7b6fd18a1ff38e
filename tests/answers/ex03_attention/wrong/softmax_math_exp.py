# cause: math.exp of an array
# check: softmax_shape
# slip: none
# say: error|scalar|math
import math

import numpy as np


def softmax_rows(scores):
    e = math.exp(scores - scores.max())
    return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
