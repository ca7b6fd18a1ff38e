# cause: right: through the logarithm of the sum
import numpy as np


def softmax_rows(scores):
    return np.exp(scores - np.logaddexp.reduce(scores, axis=1)[:, None])


def scaled_dot_product_attention(Q, K, V):
    d_k = K.shape[-1]
    weights = softmax_rows(np.matmul(Q, K.T) / d_k**0.5)
    output = np.matmul(weights, V)
    return output, weights
